import type { TextTree } from '@frontage/kit/texts'
import { visitorTexts } from './texts'

/**
 * Groups of texts that need no translation yet, each with the reason: a block that is still being made. Whatever is not named
 * here has to be complete in German (`texts.test.ts`); take a group off the list before its block ships.
 */
export const notTranslatedYet: Readonly<Record<string, string>> = {}

/** The places of a group that have no words in a translation: `sorts.newest`. */
export const missingIn = (english: TextTree, translation: TextTree = {}, above = ''): string[] =>
  Object.entries(english).flatMap(([key, text]) => {
    const there = translation[key]
    if (typeof text === 'object') return missingIn(text, typeof there === 'object' ? there : {}, `${above}${key}.`)
    return there === undefined ? [above + key] : []
  })

/** What visitors still read in English where the site speaks this language, by group; groups that are complete are left out. */
export const untranslated = (language: string): ReadonlyMap<string, readonly string[]> => {
  const translation = visitorTexts.translationOf(language)
  const missing = [...visitorTexts.sources].map(([name, { english }]) => [name, missingIn(english, translation[name])] as const)
  return new Map(missing.filter(([, places]) => places.length > 0))
}

/** Lines for whoever asks what is left to translate. */
export const reportOf = (language: string): readonly string[] => {
  const missing = [...untranslated(language)]
  const reason = (name: string): string => (notTranslatedYet[name] ? ` (not shipped yet: ${notTranslatedYet[name]})` : '')
  if (!missing.length) return [`${language}: complete`]
  return [
    `${language}: ${missing.length} groups are not complete`,
    ...missing.map(([name, places]) => `  ${name}${reason(name)}: ${places.join(', ')}`),
  ]
}
