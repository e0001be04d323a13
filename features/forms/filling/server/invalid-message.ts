import type { FieldIssue } from '../../server/sent-form'

/** Thrown where files turn out to be something else than they should be. */
export class InvalidMessage extends Error {
  override readonly name = 'Mistaken'
  readonly complaints: readonly FieldIssue[]
  constructor(complaints: readonly FieldIssue[]) {
    super('a visitor has something to mend')
    this.complaints = complaints
  }
}
