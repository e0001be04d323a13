/** Under this key lies what the browser remembers about pictures. */
export const allMedia = ['media'] as const

/** Who may keep, describe and remove pictures; the server asks for the same right. */
export const KEEP = 'media.keep'
