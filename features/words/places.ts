import { languagesOf } from '@frontage/kit/say'
import type { Plural, TextTree } from '@frontage/kit/texts'

/** A text by its place in its group, `sorts.newest`; `way` says for which number it stands, where it counts. */
export type PlacedText = { readonly place: string; readonly text: string; readonly way?: keyof Plural }

/** All texts of a group in their order. A text that counts has one for each way in which the language counts. */
export function placesIn(tree: TextTree, language: string, above = ''): PlacedText[] {
  if (typeof tree.other === 'string') return waysOf(language).map((way) => ({ place: above + way, text: spoken(tree, way), way }))
  return Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ place: above + key, text }] : placesIn(text, language, `${above}${key}.`),
  )
}

const spoken = (plural: TextTree, way: keyof Plural): string => {
  const text = plural[way] ?? plural.other
  return typeof text === 'string' ? text : ''
}

const waysOf = (language: string): (keyof Plural)[] => new Intl.PluralRules(languagesOf({ language })).resolvedOptions().pluralCategories

/** The text at a place of a translation; undefined where it has none. */
export function textAt(tree: TextTree | undefined, place: string): string | undefined {
  let here: string | TextTree | undefined = tree
  for (const key of place.split('.')) here = typeof here === 'object' ? here[key] : undefined
  return typeof here === 'string' ? here : undefined
}
