/** The name of the right, as the server knows it. */
export const WORD = 'words.set'

export const wordsKey = ['words'] as const
