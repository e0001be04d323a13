import { named } from './messages'

/** What the owner's screen says. */
export const messages = {
  title: 'Site texts',
  lead: 'The built-in texts that visitors read: on buttons, in hints and in error messages. Leave a field blank to use the default.',
  untranslated: (language: string): string =>
    `Your pages are in ${language}, and there is no translation for it yet. Visitors read English wherever you leave the default.`,
  translated: (language: string): string =>
    `The defaults are in ${language}, the language set under Theme. Your own texts are shown in every language.`,
  find: 'Search texts',
  findHint: 'Part of a text, or where it appears',
  onlyOwn: 'Only changed texts',
  none: 'No texts match',
  noneOwn: 'You have not changed any texts yet.',
  noneText: 'Try a shorter search.',
  ways: {
    zero: 'For zero.',
    one: 'For one.',
    two: 'For two.',
    few: 'For a few.',
    many: 'For many.',
    other: 'For all other numbers.',
  } as Readonly<Record<string, string>>,
  gaps: (gaps: readonly string[]): string => `${named(gaps)} ${gaps.length === 1 ? 'is' : 'are'} filled in automatically.`,
  missing: (gaps: readonly string[]): string => `Visitors will not see ${named(gaps)}.`,
  back: (standard: string): string => `Reset to “${standard}”`,
  own: (count: number): string => `${count} changed`,
  changed: (count: number): string => (count === 1 ? 'One unsaved change.' : `${count} unsaved changes.`),
  saved: 'Saved. Visitors see it from now on.',
} as const
