import { type AdminLanguage, adminLanguageOf } from './admin-language'
import { placeNow, setLocale } from './say'
import type { TextTree, Wording } from './texts'

/** Every group of texts that was declared for people, so that a test can compare their languages. */
const groups: { readonly english: TextTree; readonly others: Readonly<Record<string, TextTree>> }[] = []
export const personTextGroups = (): readonly (typeof groups)[number][] => groups

/**
 * Texts that each person reads in a language of their own, as e-mails to the people of the site: a group in every language of the
 * admin. What visitors read is declared with `texts(…)`, and is in the language of the site.
 */
export function personTexts<const English extends TextTree>(
  english: English,
  others: Readonly<Record<Exclude<AdminLanguage, 'en'>, Wording<English>>>,
): (language: AdminLanguage) => Wording<English> {
  groups.push({ english, others: others as Readonly<Record<string, TextTree>> })
  const all = { ...others, en: english as unknown as Wording<English> }
  return (language) => all[language]
}

/** The language to write to somebody in: what they chose for the admin ('' for nothing), else that of the site, else English. */
export const mailLanguageOf = (chosen: string): AdminLanguage => adminLanguageOf(chosen, placeNow().language)

/** The language to write to an address in. `otherwise`: where nobody has it, or its person chose none; that of the site without it. */
export type LanguageOf = (address: string, otherwise?: AdminLanguage) => AdminLanguage

type Now<Result> = Result extends PromiseLike<unknown> ? never : Result

/** Does what puts texts together for a person: meanwhile numbers and dates are written in their language. It waits for nothing, because others would be written to so. */
export function inLanguage<Result>(language: AdminLanguage, write: () => Now<Result>): Now<Result> {
  const home = placeNow()
  const isOfSite = home.language.split('-')[0] === language
  setLocale(isOfSite ? home : { ...home, language })
  try {
    return write()
  } finally {
    setLocale(home)
  }
}
