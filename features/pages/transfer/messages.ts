/** What keeps a file from being imported. */
export const messages = {
  notJson: 'This file is not valid JSON.',
  notPages: 'This file contains no pages. Choose a file that was exported from a Frontage site.',
  siteTooLarge: 'This file is too large to import here. The command on the server takes any size.',
  fileNotJson: (file: string) => `${file} in this archive is not valid JSON.`,
  notSite: 'This file is not a Frontage site export.',
  noPage: 'This is not a page: its rows, columns and blocks are not where they belong.',
  samePath: 'Another page of this file has the same address.',
} as const
