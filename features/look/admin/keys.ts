/** Under this key lies what the browser remembers about the look of the site. */
export const lookKey = ['site-look'] as const

/** Who may change the look; the server asks for the same right. */
export const CHANGE_LOOK = 'look.change'
