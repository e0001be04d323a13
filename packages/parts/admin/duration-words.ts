import type { Unit } from './duration'

/** What units are called behind a number. */
export const unitNames: Readonly<Record<Unit, string>> = { seconds: 'seconds', minutes: 'minutes', hours: 'hours', days: 'days' }
