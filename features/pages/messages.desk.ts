/** What an owner is told who may not go on, or not like this. */
export const messages = {
  gone: 'This page is not here any more. Somebody has taken it away.',
  /** Somebody else kept the page while it was open here. */
  changed: (by: string) =>
    `${by ? `${by} has` : 'Somebody has'} changed this page meanwhile. Open it again to see what is new; what you wrote here is not lost until you do.`,
  pathTaken: (title: string) => `The page “${title}” has this address. Please choose another one.`,
  titleMissing: 'Please give the page a title before you publish it.',
  nothingNew: 'Everything on this page is published already.',
  nothingPublished: 'This page is not published yet, so there is nothing to go back to.',
  homeStays: 'Visitors come in by the home page, so it stays. Give another page the address “/” first, and this one another.',
  /** On a day that cannot be. */
  notDraft: 'There is nothing to publish: visitors see all of this page already.',
  neverSeen: 'This page is not published, and will not be, so it cannot end.',
  endsFirst: 'It would end before it begins. Please choose a later time.',
  versionGone: 'This version is not kept any more.',
  rowGone: 'This row is not kept any more.',
  fromGone: 'The page to begin with is not here any more.',
  notJson: 'This file cannot be read as JSON.',
  notPages: 'This file holds no pages. A file that was exported here does.',
  siteTooLarge: 'This file is larger than a site can be here. The command on the server takes any size.',
  fileNotJson: (file: string) => `${file} in this archive cannot be read as JSON.`,
  notSite: 'This is no site that was exported here.',
  noPage: 'This is no page: its rows, columns and modules are not where they belong.',
  samePath: 'Another page of this file has the same address.',
} as const
