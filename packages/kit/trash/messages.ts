/** What is said where something cannot be restored. */
export const trashMessages = {
  gone: 'This is no longer in the trash. Somebody may have restored it or deleted it for good.',
  taken: (title: string) => `“${title}” cannot be restored: something else has its address or name now. Change or remove that first.`,
} as const
