/**
 * What went wrong, all that has one cause together. `what` for the owner, with how often: "3 e-mails could not be sent"; `why` as it
 * was told, '' where nobody knows. `last` as an ISO time; `at` the screen under /admin that helps.
 */
export type Problem = {
  readonly what: string
  readonly why: string
  readonly last: string
  readonly at: string
}
