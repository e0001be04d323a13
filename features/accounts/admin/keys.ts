/** What somebody chose about themselves. */
export const preferencesKey = ['account', 'preferences'] as const
