/** What an owner is told who may not go on, or not like this. */
export const messages = {
  gone: 'This page no longer exists. Somebody may have deleted it.',
  /** Somebody else kept the page while it was open here. */
  changed: (by: string) =>
    `${by ? `${by} has` : 'Somebody has'} changed this page in the meantime. Open it again to see what is new. What you wrote here is not lost until you do.`,
  pathTaken: (title: string) => `The page “${title}” already has this address. Choose another one.`,
  unreadable: 'What is saved of this page cannot be read. Restore an earlier version of it, or a backup. Other pages are not affected.',
  titleMissing: 'Enter a title before you publish the page.',
  homeStays: 'The home page cannot be unpublished or deleted. First give this page another address, and another page the address “/”.',
} as const
