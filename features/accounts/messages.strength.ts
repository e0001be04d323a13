import type { Verdict } from './strength'

type Count = number | string

/** What is said of a new password, by what was found. */
export const strengthWords: Readonly<Record<Verdict, (count: Count) => string>> = {
  empty: (shortest) => `Use at least ${shortest} characters. A short sentence works well.`,
  lacksOne: (missing) => `${missing} more character, please.`,
  short: (missing) => `${missing} more characters, please.`,
  guessable: () => 'Easy to guess. Try a short sentence that only you know.',
  good: () => 'Good. A few more words would make it stronger.',
  strong: () => 'Strong.',
}
