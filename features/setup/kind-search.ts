import { fold } from '@frontage/kit/text'
import type { Kinds } from './wire.admin'

export type KindChoice = Kinds['groups'][number]['kinds'][number]

/** 0 is the best; undefined: it does not fit. */
function rankOf({ title, words }: KindChoice, typed: string): number | undefined {
  const name = fold(title)
  const others = words.map(fold)
  const ranks = [
    name === typed,
    name.startsWith(typed),
    others.includes(typed),
    others.some((word) => word.startsWith(typed)),
    [name, ...others].some((text) => text.split(/[\s/-]+/).some((word) => word.startsWith(typed))),
    [name, ...others].some((text) => text.includes(typed)),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? undefined : rank
}

/** Kinds of business that fit what was typed, the closest first, at most `most`. */
export function kindsFor({ groups }: Kinds, typed: string, most = 7): readonly KindChoice[] {
  const asked = fold(typed.trim())
  if (asked === '') return []
  return groups
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => {
      const rank = rankOf(kind, asked)
      return rank === undefined ? [] : [{ kind, rank }]
    })
    .sort((one, other) => one.rank - other.rank || one.kind.title.localeCompare(other.kind.title))
    .slice(0, most)
    .map(({ kind }) => kind)
}

export const kindWith = ({ groups }: Kinds, id: string): KindChoice | undefined =>
  groups.flatMap(({ kinds }) => kinds).find((kind) => kind.id === id)

/** The kind that is called exactly so. */
export const kindCalled = (all: Kinds, title: string): KindChoice | undefined =>
  all.groups.flatMap(({ kinds }) => kinds).find((kind) => fold(kind.title) === fold(title.trim()))
