/** What owners read about header and footer. */
export const messages = {
  /** Somebody else saved in between. */
  changedBy: (name: string): string => `${name || 'Somebody'} changed this in the meantime.`,
  noSuchVersion: 'This version is gone.',
  tooLong: 'This is more than a header or footer can hold. Please take something away.',
} as const
