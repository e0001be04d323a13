/** What stands around the settings of blocks and rows. */
export const messages = {
  /** Groups of settings. */
  content: 'Content',
  appearance: 'Appearance',
  /** Groups and settings of a row. */
  behind: 'Behind the row',
  behindHelp: 'Lies behind the content, instead of the backdrop.',
  entrance: 'Entrance',
  entranceHelp: 'How the row comes in when a visitor scrolls to it. Visitors who want no motion see it at once.',
  moduleEntranceHelp: 'How it comes in when a visitor scrolls to it. Visitors who want no motion see it at once.',
  /** How wide a column is on wide screens, among the settings of its row. */
  widthOf: (number: number, of: number) => (of === 1 ? 'Width of the column' : `Width of column ${number}`),
  /** Instead of the settings of a block that this site does not have any more. */
  noSuchBlock: (name: string) => `This site has no “${name}” any more. It is kept as it is, and visitors do not see it.`,
  /** Instead of the settings of a block that has none. */
  nothingToSet: 'There is nothing to set here: it takes everything from your site.',
  /** A block that is set up by name, of which this page has settings of its own; and the button that lets go of them. */
  pageGoesFirst: 'This page has settings of its own for it. They go before those that are chosen above.',
  letGo: 'Use the chosen settings alone',
} as const
