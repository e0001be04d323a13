import { advice } from './advice'
import { building } from './building'
import { careAndStay } from './care-and-stay'
import { food } from './food'
import { gardenAndFarm } from './garden-and-farm'
import { health } from './health'
import { families, type Kind, type KindGroup, type Spoken } from './kind'
import { lessonsAndAnimals } from './lessons-and-animals'
import { shopsAndLeisure } from './shops-and-leisure'
import { studios } from './studios'
import { trades } from './trades'

export const kindGroups: readonly KindGroup[] = [
  health,
  food,
  careAndStay,
  advice,
  trades,
  building,
  studios,
  lessonsAndAnimals,
  gardenAndFarm,
  shopsAndLeisure,
]

const byId = new Map<string, Kind>(kindGroups.flatMap(({ kinds }) => kinds.map((kind) => [kind.id, kind] as const)))

/** Undefined where there is no such kind, as for what somebody typed themselves. */
export const kindOf = (id: string): Kind | undefined => byId.get(id)

/** What a kind is called where the site speaks this language: `de`, `de-CH`; everywhere else in English. */
export const spokenIn = (kind: Kind, language: string): Spoken => kind[isGerman(language) ? 'de' : 'en']

export const isGerman = (language: string): boolean => /^de\b/i.test(language)

/** All looks by name, the three that suit the kind first. */
export function looksFor(
  kind: Kind | undefined,
  all: readonly string[],
): { readonly best: string; readonly suits: readonly string[]; readonly rest: readonly string[] } {
  const [best, ...suits] = families[kind?.family ?? 'other']
  return { best, suits, rest: all.filter((name) => name !== best && !suits.some((one) => one === name)) }
}

/** “a physiotherapy practice”, “an IT support”; empty where the kind is unknown. */
export function phraseOf(kind: Kind | undefined): string {
  if (!kind) return ''
  const { title } = kind.en
  const name = /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
