/** A declaration or table that cannot work: says which column, view or measure, what is wrong and how to mend it. */
export class ReportFault extends Error {
  override readonly name = "ReportFault";
  readonly subject: string;

  constructor(subject: string, problem: string, remedy: string) {
    super(`${subject}: ${problem}; ${remedy}`);
    this.subject = subject;
  }
}
