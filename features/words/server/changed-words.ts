import type { VisitorTexts, Words } from '@frontage/kit/texts.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { misfitOf } from '../gaps'
import { messages } from '../messages'
import { placesIn, textAt } from '../places'
import type { WordsChange } from '../wire.admin'

type Known = { readonly texts: VisitorTexts; readonly language: string }

/** The owner's words with these changes. Throws where a text does not fit its place. */
export function changedWords(before: Words, changes: readonly WordsChange[], known: Known): Words {
  const words: Record<string, Readonly<Record<string, string>>> = { ...before }
  for (const { group, place, text } of changes) {
    const standard = standardAt(group, place, known)
    const misfit = standard === undefined ? messages.noSuchText : misfitOf(text, standard)
    if (misfit) throw new Refusal('text-refused', misfit, { field: `${group}/${place}` })
    const { [place]: _, ...others } = words[group] ?? {}
    words[group] = text && text !== standard ? { ...others, [place]: text } : others
  }
  return words
}

/** What a text says without its owner; undefined when there is no such text. */
export function standardAt(group: string, place: string, { texts, language }: Known): string | undefined {
  const source = texts.sources.get(group)
  const found = source && placesIn(source.english, language).find((one) => one.place === place)
  return found && (textAt(texts.translationOf(language)[group], place) ?? found.text)
}
