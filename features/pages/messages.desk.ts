/** What an owner is told who may not go on, or not like this. */
export const messages = {
  gone: 'This page no longer exists. Somebody may have deleted it.',
  /** Somebody else kept the page while it was open here. */
  changed: (by: string) =>
    `${by ? `${by} has` : 'Somebody has'} changed this page in the meantime. Open it again to see what is new. What you wrote here is not lost until you do.`,
  pathTaken: (title: string) => `The page “${title}” already has this address. Choose another one.`,
  titleMissing: 'Enter a title before you publish the page.',
  nothingNew: 'Everything on this page is already published.',
  nothingPublished: 'This page is not published yet, so there is nothing to go back to.',
  homeStays: 'The home page cannot be unpublished or deleted. First give this page another address, and another page the address “/”.',
  /** On a day that cannot be. */
  notDraft: 'There is nothing to publish: visitors already see all of this page.',
  neverSeen: 'This page is neither published nor scheduled to be, so it cannot be unpublished.',
  endsFirst: 'It would be unpublished before it is published. Choose a later time.',
  versionGone: 'This version no longer exists.',
  rowGone: 'This saved row no longer exists.',
  fromGone: 'The page to start from no longer exists.',
  notJson: 'This file is not valid JSON.',
  notPages: 'This file contains no pages. Choose a file that was exported from a Frontage site.',
  siteTooLarge: 'This file is too large to import here. The command on the server takes any size.',
  fileNotJson: (file: string) => `${file} in this archive is not valid JSON.`,
  notSite: 'This file is not a Frontage site export.',
  noPage: 'This is not a page: its rows, columns and blocks are not where they belong.',
  samePath: 'Another page of this file has the same address.',
} as const
