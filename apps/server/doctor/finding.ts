export type FindingState = 'good' | 'warning' | 'fault' | 'unknown'

/** What was looked at, how it is, and what to do about it. `unknown`: it could not be found out from here. */
export type Finding = { readonly about: string; readonly state: FindingState; readonly says: string; readonly advice?: string }

/** Findings about one thing, each in a line. */
export const findingsAbout = (about: string) => ({
  good: (says: string): Finding => ({ about, state: 'good', says }),
  warning: (says: string, advice: string): Finding => ({ about, state: 'warning', says, advice }),
  fault: (says: string, advice: string): Finding => ({ about, state: 'fault', says, advice }),
  unknown: (says: string, advice: string): Finding => ({ about, state: 'unknown', says, advice }),
})
