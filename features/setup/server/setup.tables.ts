export type SetupTables = {
  /** `answers`: JSON as answers.ts has it, as it was typed. */
  setup_step: { step: string; state: 'done' | 'skipped' | 'faulty'; answers: string; saved_at: string; saved_by: string }
  /** What was made, and a mark of how it was left: whatever has another one was changed since. `record`: the number of a form. */
  setup_made: { part: string; mark: string; record: number }
  /** What somebody did or wants no more: `read about`, `hidden 3`, `left-out prices`. */
  setup_note: { name: string; noted_at: string }
}
