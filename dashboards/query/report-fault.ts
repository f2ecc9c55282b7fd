/** An invalid declaration or table: names the column, view or measure, the error and the remedy. */
export class ReportFault extends Error {
  override readonly name = "ReportFault";
  readonly subject: string;

  constructor(subject: string, problem: string, remedy: string) {
    super(`${subject}: ${problem}; ${remedy}`);
    this.subject = subject;
  }
}
