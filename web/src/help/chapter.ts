/** A chapter of the help; `{undo}` stands for the words of that button: they are written in one place only. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}
