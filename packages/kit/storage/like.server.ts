/** Only literal matches: the wildcards of LIKE lose their meaning. */
export const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
