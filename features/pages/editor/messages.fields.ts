/** What stands around the settings of blocks and rows. */
export const messages = {
  /** Groups of settings. */
  content: 'Content',
  appearance: 'Appearance',
  /** Groups and settings of a row. */
  behind: 'Effect behind the row',
  behindHelp: 'A video or moving picture behind the content, instead of the background.',
  entrance: 'Entrance animation',
  entranceHelp: 'Plays when a visitor scrolls to the row. Visitors who prefer less motion see the row at once.',
  moduleEntranceHelp: 'Plays when a visitor scrolls to the block. Visitors who prefer less motion see it at once.',
  /** How wide a column is on wide screens, among the settings of its row. */
  widthOf: (number: number, of: number) => (of === 1 ? 'Width of the column' : `Width of column ${number}`),
  /** Instead of the settings of a block that this site does not have any more. */
  noSuchBlock: (name: string) => `The block “${name}” no longer exists on this site. It stays as it is, and visitors do not see it.`,
  /** Instead of the settings of a block that has none. */
  nothingToSet: 'No settings: everything comes from your site.',
  /** A block that is set up by name, of which this page has settings of its own; and the button that lets go of them. */
  pageGoesFirst: 'This page has its own settings for this block. They override the ones chosen above.',
  letGo: 'Use the chosen settings only',
} as const
