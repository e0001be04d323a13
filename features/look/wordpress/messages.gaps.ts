const pairNames: Readonly<Record<string, string>> = {
  ink: 'Text',
  tide: 'Accent colour',
  gold: 'Highlight colour',
  'on-tide': 'Text on buttons',
}

/** What of the old theme has no counterpart here, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  headingColour: (hex: string) => `the colour of headings, ${hex}: they have the colour of the text here`,
  linkColour: (hex: string) => `the colour of links, ${hex}: they have the accent colour here`,
  hoverColour: (hex: string) => `the colour of buttons under the pointer, ${hex}`,
  unreadable: (front: string, hex: string, behind: string, ratio: string, least: string) =>
    `the colour ${hex}: ${pairNames[front] ?? front} on ${behind} is hard to read, ${ratio} to 1 where ${least} to 1 is required. Fix it under Theme`,
  noColour: (name: string, text: string) => `the colour “${text}” of the setting ${name}`,
  headingFont: (name: string, instead: string) =>
    `the font ${name} of headings: ${instead} is used. Upload it under Theme, or choose another one`,
  textFont: (name: string, instead: string) =>
    `the font ${name} of texts: ${instead} is used. Upload it under Theme, or choose another one`,
  background: 'the background picture of the site',
  headerColour: (hex: string) => `the background colour of the header, ${hex}`,
  whole: 'the old theme: its settings do not fit here',
} as const
