/** Under this key lies what the browser remembers about pictures. */
export const allMedia = ['media'] as const

/** And under this one what it remembers about films. */
export const allFilms = ['films'] as const

/** Who may keep, describe and remove pictures; the server asks for the same right. */
export const KEEP = 'media.keep'
