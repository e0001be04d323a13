/** Why an export of WordPress could not be read, behind “could not be read: ”. */
export const unreadable = {
  other: (line: number) => `this is not a WordPress export file, or it is damaged in line ${line}`,
  documentType: 'a file with a document type (DOCTYPE) cannot be read',
  notComplete: 'this export file is not complete',
  nested: 'one item of this export file lies within another: it is damaged',
} as const
