/** What the reader of templates does not understand. */
export const tagMessages = {
  unknownTag: (type: string): string => `[${type}] is not supported.`,
  noName: (type: string): string => `[${type}] needs a name: start with a letter, then use letters, digits, - _ or :`,
  twice: (name: string): string => `Two fields have the name ${name}.`,
  misfit: (name: string, reason: string): string => `${name}: ${reason}`,
} as const
