/** The right to set the site up, publish it as a whole and take it offline. */
export const SET_UP = 'site.set-up'
export const setupKey = ['setup'] as const
export const kindsKey = ['setup', 'kinds'] as const
export const firstStepsKey = ['setup', 'first-steps'] as const
