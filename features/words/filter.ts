import { fold } from '@frontage/kit/text'
import type { SiteText, WordsGroup } from './wire.admin'

/** What an owner is writing, by `group/place`. */
export type Draft = Readonly<Record<string, string>>
export type Filter = { readonly search: string; readonly onlyOwn: boolean }

export const idOf = (group: string, place: string): string => `${group}/${place}`

/** A text as it stands: as it is being written, or as it was kept. */
export const writtenIn = (draft: Draft, group: string, { place, own }: SiteText): string => draft[idOf(group, place)] ?? own

/** The groups with what fits; those without anything are left out. A word of its title brings a whole group. */
export function filtered(groups: readonly WordsGroup[], { search, onlyOwn }: Filter, draft: Draft): WordsGroup[] {
  const wanted = fold(search.trim())
  const holds = (text: string): boolean => fold(text).includes(wanted)
  return groups.flatMap((group) => {
    const isAll = holds(group.title)
    const texts = group.texts.filter((text) => {
      const written = writtenIn(draft, group.name, text)
      return (!onlyOwn || written !== '' || text.own !== '') && (isAll || holds(`${text.standard} ${written} ${text.help}`))
    })
    return texts.length ? [{ ...group, texts }] : []
  })
}

/** What would be saved: everything that is not as it was kept. */
export const changesIn = (groups: readonly WordsGroup[], draft: Draft) =>
  groups.flatMap(({ name, texts }) =>
    texts.flatMap((text) => {
      const written = writtenIn(draft, name, text).trim()
      return written === text.own ? [] : [{ group: name, place: text.place, text: written }]
    }),
  )

/** What was written while the rest was on its way to be kept. */
export const writtenSince = (sent: Draft, now: Draft): Draft =>
  Object.fromEntries(Object.entries(now).filter(([id, text]) => sent[id] !== text))
