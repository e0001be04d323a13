import type { Complaint } from '../../server/sent-form'

/** Thrown where files turn out to be something else than they should be. */
export class Mistaken extends Error {
  override readonly name = 'Mistaken'
  readonly complaints: readonly Complaint[]
  constructor(complaints: readonly Complaint[]) {
    super('a visitor has something to mend')
    this.complaints = complaints
  }
}
