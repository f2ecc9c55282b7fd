import { DaxSyntaxError, type BinaryOperator, type Dax } from "./dax-tree.ts";
import { readDaxTokens, type DaxToken } from "./dax-tokens.ts";

/** Binary operators from the loosest on. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ["||"],
  ["&&"],
  ["=", "==", "<>", "<", "<=", ">", ">=", "IN"],
  ["&"],
  ["+", "-"],
  ["*", "/"],
];

/** Parses an expression of DAX; throws a `DaxSyntaxError` where it is none. */
export function parseDax(source: string): Dax {
  const parser = new Parser(readDaxTokens(source));
  const tree = parser.readExpression();
  parser.expectEnd();
  return tree;
}

class Parser {
  readonly #tokens: readonly DaxToken[];
  #at = 0;

  constructor(tokens: readonly DaxToken[]) {
    this.#tokens = tokens;
  }

  readExpression(): Dax {
    if (!this.#isWord("VAR")) return this.#readBinary(0);
    this.#at += 1;
    const name = this.#take("word").value;
    this.#expect("=");
    const value = this.readExpression();
    if (this.#isWord("VAR")) return { kind: "let", name, value, body: this.readExpression() };
    if (!this.#isWord("RETURN")) throw this.#fault();
    this.#at += 1;
    return { kind: "let", name, value, body: this.readExpression() };
  }

  expectEnd(): void {
    if (this.#at < this.#tokens.length) throw this.#fault();
  }

  #readBinary(level: number): Dax {
    const operators = levels[level];
    if (operators === undefined) return this.#readUnary();
    if (level === 2 && this.#isWord("NOT")) return this.#readNot();
    let left = this.#readBinary(level + 1);
    for (;;) {
      const token = this.#tokens[this.#at];
      const operator = operators.find(
        (one) => token !== undefined && token.value.toUpperCase() === one && isOperator(token),
      );
      if (operator === undefined) return left;
      this.#at += 1;
      left = { kind: "binary", operator, left, right: this.#readBinary(level + 1) };
    }
  }

  #readNot(): Dax {
    this.#at += 1;
    return { kind: "unary", operator: "NOT", of: this.#readBinary(2) };
  }

  #readUnary(): Dax {
    if (this.#isSign("-")) {
      this.#at += 1;
      return { kind: "unary", operator: "-", of: this.#readUnary() };
    }
    if (this.#isSign("+")) {
      this.#at += 1;
      return this.#readUnary();
    }
    const base = this.#readPrimary();
    if (!this.#isSign("^")) return base;
    this.#at += 1;
    return { kind: "binary", operator: "^", left: base, right: this.#readUnary() };
  }

  #readPrimary(): Dax {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#fault();
    this.#at += 1;
    const { kind, value } = token;
    if (kind === "number") return { kind, value: Number(value) };
    if (kind === "text") return { kind, value };
    if (kind === "bracket") return { kind: "reference", name: value };
    if (kind === "quoted") return this.#readNamed(value);
    if (kind === "word") return this.#isSign("(") ? this.#readCall(value) : this.#readNamed(value);
    if (value === "{") return { kind: "list", items: this.#readList("}") };
    if (value !== "(") throw this.#fault(-1);
    const items = this.#readList(")");
    return items.length === 1 ? items[0]! : { kind: "list", items };
  }

  #readNamed(name: string): Dax {
    const next = this.#tokens[this.#at];
    if (next?.kind === "bracket") {
      this.#at += 1;
      return { kind: "column", table: name, name: next.value };
    }
    if (/^(?:true|false)$/i.test(name)) return { kind: "boolean", value: /^true$/i.test(name) };
    return { kind: "name", name };
  }

  #readCall(written: string): Dax {
    this.#at += 1;
    const name = written.toUpperCase();
    const args = this.#readList(")");
    if (args.length === 0 && name === "BLANK") return { kind: "blank" };
    if (args.length === 0 && (name === "TRUE" || name === "FALSE"))
      return { kind: "boolean", value: name === "TRUE" };
    if (name === "NOT" && args.length === 1)
      return { kind: "unary", operator: "NOT", of: args[0]! };
    return { kind: "call", name, args };
  }

  /** Reads expressions between commas up to a closing sign; an argument that is left out is blank. */
  #readList(close: ")" | "}"): Dax[] {
    const items: Dax[] = [];
    while (!this.#isSign(close)) {
      items.push(this.#isSign(",") ? { kind: "blank" } : this.readExpression());
      if (this.#isSign(close)) break;
      this.#expect(",");
    }
    this.#at += 1;
    return items;
  }

  #isSign(sign: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "sign" && token.value === sign;
  }

  #isWord(word: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "word" && token.value.toUpperCase() === word;
  }

  #take(kind: DaxToken["kind"]): DaxToken {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind) throw this.#fault();
    this.#at += 1;
    return token;
  }

  #expect(sign: string): void {
    if (!this.#isSign(sign)) throw this.#fault();
    this.#at += 1;
  }

  #fault(back = 0): DaxSyntaxError {
    const rest = this.#tokens.slice(this.#at + back, this.#at + back + 4);
    return new DaxSyntaxError(rest.map(({ value }) => value).join(" ") || "…");
  }
}

function isOperator({ kind, value }: DaxToken): boolean {
  return kind === "sign" || (kind === "word" && value.toUpperCase() === "IN");
}
