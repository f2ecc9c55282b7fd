import { useEffect, useEffectEvent, useRef } from "react";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

/** Problem at a line of the text; the first line is 1. */
export type LineProblem = { line: number; text: string };

type EditorProps = {
  value: string;
  label: string;
  language: "es" | "en";
  nonce: string;
  problems: readonly LineProblem[];
  change: (value: string) => void;
  /** Receives a dropped picture and a function that inserts text at the cursor. */
  drop: (picture: File, insert: (text: string) => void) => void;
  ready: (insert: (text: string) => void) => void;
};

/** CodeMirror for Markdown, with the faults of the build marked at their lines. */
export function MarkdownEditor({
  value,
  label,
  language,
  nonce,
  problems,
  change,
  drop,
  ready,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const onChange = useEffectEvent((text: string) => change(text));
  const onDrop = useEffectEvent<EditorProps["drop"]>((picture, insert) => drop(picture, insert));
  const open = useEffectEvent((parent: HTMLElement) => {
    const listeners = { change: (text: string) => onChange(text), drop: onDrop };
    const extensions = listExtensions({ label, language, nonce }, listeners);
    const editor = new EditorView({
      parent,
      state: EditorState.create({ doc: value, extensions }),
    });
    view.current = editor;
    ready((text) => insertAt(editor, text));
    return editor;
  });
  useEffect(() => {
    if (host.current === null) return;
    const editor = open(host.current);
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    // A save trims the text: replacing it for that would move the cursor.
    if (editor === undefined || editor.state.doc.toString().trim() === value.trim()) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const { doc } = editor.state;
    const marks = problems
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, text }) => {
        const { from, to } = doc.line(line);
        return { from, to, severity: "error" as const, message: text };
      });
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [problems]);
  return <div ref={host} className="editor" />;
}

function listExtensions(
  { label, language, nonce }: Pick<EditorProps, "label" | "language" | "nonce">,
  { change, drop }: Pick<EditorProps, "change" | "drop">,
) {
  return [
    history(),
    markdown(),
    bracketMatching(),
    syntaxHighlighting(defaultHighlightStyle),
    // Tab is not bound, so that it leaves the editor.
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.lineWrapping,
    EditorView.cspNonce.of(nonce),
    EditorView.contentAttributes.of({ "aria-label": label, lang: language, spellcheck: "true" }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) change(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({
      drop: (event, editor) => {
        const [picture] = event.dataTransfer?.files ?? [];
        if (picture === undefined) return false;
        event.preventDefault();
        drop(picture, (text) => insertAt(editor, text));
        return true;
      },
    }),
  ];
}

function insertAt(editor: EditorView, text: string): void {
  const { head } = editor.state.selection.main;
  editor.dispatch({
    changes: { from: head, insert: text },
    selection: { anchor: head + text.length },
  });
  editor.focus();
}
