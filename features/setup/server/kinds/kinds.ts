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

const coffee: ReadonlySet<string> = new Set(['cafe', 'bakery', 'ice-cream', 'take-away'])

/** Whether people come to such a business for coffee, too. */
export const servesCoffee = (id: string): boolean => coffee.has(id)
