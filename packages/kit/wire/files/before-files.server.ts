/** Thrown while a form is read: what it says before its files is enough to answer it, and they are not read. */
export class AnsweredEarly extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('answered before the files')
    this.answer = answer
  }
}

/** What a call says to the fields before the first file. Undefined: the files may come. Throws a Refusal as the call itself does. */
export type BeforeFiles<Answer = unknown> = (fields: Readonly<Record<string, unknown>>) => Promise<Answer | undefined>
