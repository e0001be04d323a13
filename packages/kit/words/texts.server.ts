import { markForeign } from './foreign'
import { declaredTexts, resolveTexts, type TextTree } from './texts'
import type { About } from './texts-about.server'

/** Words by the place of the text, `reviews.card` and `sorts.newest`. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `english`: the words that the program comes with, as they were declared. */
export type TextSource = About & { readonly english: TextTree }
export type TextSources = ReadonlyMap<string, TextSource>
/** By language and group. */
export type Translations = Readonly<Record<string, Readonly<Record<string, TextTree>>>>

export type VisitorTexts = {
  readonly sources: TextSources
  /** The words of a language, as far as there are any. */
  readonly translationOf: (language: string) => Readonly<Record<string, TextTree>>
  /** Makes the whole program speak so: the owner's words before the translation before the words of the program. */
  readonly speak: (language: string, own: Words) => void
}

const declared = new Map<string, TextTree>()

/** What differs from what the program comes with, as browsers have to be told: groups that do not differ are left out. */
let differing: Readonly<Record<string, object>> = {}
let wording = 0

/** Another number whenever the site speaks in other words: what was drawn before is out of date. */
export const wordingNow = (): number => wording

/** Every text that was declared so far, once and for all: what they say now may be in other words already. */
function remember(): ReadonlyMap<string, TextTree> {
  for (const [name, group] of Object.entries(declaredTexts()))
    if (!declared.has(name)) declared.set(name, structuredClone(group) as TextTree)
  return declared
}

/** Brings together the texts of all features, what is said about them, and their translations. */
export function createVisitorTexts(about: ReadonlyMap<string, About>, translations: Translations): VisitorTexts {
  const english = remember()
  const sources = new Map([...english].map(([name, tree]) => [name, { title: name, help: {}, ...about.get(name), english: tree }]))
  const translationOf = (language: string) => translations[language] ?? translations[language.split('-')[0] ?? ''] ?? {}
  let now: { readonly language: string; readonly own: Words } | undefined
  return {
    sources,
    translationOf,
    speak: (language, own) => {
      if (now?.language === language && now.own === own) return
      now = { language, own }
      wording++
      const translation = translationOf(language)
      const lower = isEnglish(language) ? (text: string) => text : markForeign
      const spoken = [...english].map(([name, tree]) => [name, withWords(merged(tree, translation[name], lower), own[name] ?? {})] as const)
      resolveTexts(Object.fromEntries(spoken))
      const changes = spoken.map(([name, tree]) => [name, changesIn(tree, english.get(name)!)] as const)
      differing = Object.fromEntries(changes.filter(([, changed]) => Object.keys(changed).length > 0))
    },
  }
}

const isEnglish = (language: string): boolean => /^en\b/.test(language)

/** The translation before the words of the program, which are then said to be of another language than the pages. */
const merged = (base: TextTree, over: TextTree = {}, lower: (text: string) => string): TextTree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => {
      const [below, above] = [base[key], over[key]]
      if (typeof below === 'object') return [key, merged(below, typeof above === 'object' ? above : {}, lower)]
      return [key, above ?? lower(below ?? '')]
    }),
  )

function withWords(tree: TextTree, own: Words[string], above = ''): TextTree {
  // A language may count in more ways than English does.
  const ways = 'other' in tree ? pluralWays.filter((way) => own[above + way]) : []
  const keys = new Set([...Object.keys(tree), ...ways])
  return Object.fromEntries(
    [...keys].map((key) => {
      const text = tree[key]
      return [key, typeof text === 'object' ? withWords(text, own, `${above}${key}.`) : (own[above + key] ?? text ?? '')]
    }),
  )
}

const pluralWays = ['zero', 'one', 'two', 'few', 'many'] as const

const changesIn = (tree: TextTree, english: TextTree): TextTree =>
  Object.fromEntries(Object.entries(tree).filter(([key, text]) => JSON.stringify(text) !== JSON.stringify(english[key])))

/** What a browser has to be told of these groups; undefined when they say what the program comes with. */
export function differingIn(groups: readonly object[] = []): Readonly<Record<string, object>> | undefined {
  const told = Object.entries(differing).filter(([name]) => groups.includes(declaredTexts()[name]!))
  return told.length ? Object.fromEntries(told) : undefined
}
