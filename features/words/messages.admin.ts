import { named } from './messages'

/** What the owner's screen says. */
export const messages = {
  title: 'Words',
  lead: 'What the site says to visitors by itself: on buttons, in hints, when something is wrong. What you leave empty is said as it stands there.',
  untranslated: (language: string): string =>
    `The pages are in ${language}, and there are no words in it here yet. Visitors read English wherever you write nothing of your own.`,
  translated: (language: string): string =>
    `The site speaks ${language}, as the look of the site says. Your own words hold in every language.`,
  find: 'Find words',
  findHint: 'Part of a text, or when it is shown',
  onlyOwn: 'Only my own words',
  none: 'No text fits',
  noneOwn: 'You have written no words of your own yet.',
  noneText: 'Try a shorter word.',
  ways: {
    zero: 'When there is none.',
    one: 'When it is one.',
    two: 'When there are two.',
    few: 'When there are a few.',
    many: 'When there are many.',
    other: 'For all other numbers.',
  } as Readonly<Record<string, string>>,
  gaps: (gaps: readonly string[]): string => `${named(gaps)} ${gaps.length === 1 ? 'is' : 'are'} put in.`,
  missing: (gaps: readonly string[]): string => `Visitors will not read ${named(gaps)}.`,
  back: (standard: string): string => `Back to “${standard}”`,
  own: (count: number): string => (count === 1 ? '1 of your own' : `${count} of your own`),
  changed: (count: number): string => (count === 1 ? 'One text is not saved yet.' : `${count} texts are not saved yet.`),
  unchanged: 'Everything is saved.',
  saved: 'Saved. Visitors read it from now on.',
} as const
