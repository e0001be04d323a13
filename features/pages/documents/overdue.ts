/** Milliseconds after which a page should have been published. */
const PATIENCE = 5 * 60_000

/** Whatever was to be published before this is overdue. */
export const lateAt = (now: Date): Date => new Date(now.getTime() - PATIENCE)
