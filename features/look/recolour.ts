import type { Colours, DerivedName, MainName } from './palette'

/** What changes with a main colour. */
const followers: Readonly<Record<MainName, readonly DerivedName[]>> = {
  paper: ['board', 'raise', 'soft', 'clay', 'star', 'edge', 'line', 'tone-linen'],
  ink: ['soft', 'edge', 'line'],
  tide: ['on-tide', 'tone-ink', 'tone-bay', 'tone-terracotta', 'band-star', 'on-band-star', 'foot-star', 'on-foot-star'],
  gold: ['star', 'tone-tussock', 'band-star', 'on-band-star', 'foot-star', 'on-foot-star'],
  band: ['band-ink', 'band-soft', 'band-line', 'band-star', 'on-band-star'],
  foot: ['foot-ink', 'foot-soft', 'foot-line', 'foot-star', 'on-foot-star'],
}

/** The colours with another main colour. What was tuned to the old one follows the new one; only the owner's own choices stay. */
export function withMain(
  { main, own }: Colours,
  name: MainName,
  hex: string,
  isChosen: (name: DerivedName, hex: string) => boolean,
): Colours {
  const stays = ([other, value]: [string, string]): boolean =>
    !followers[name].includes(other as DerivedName) || isChosen(other as DerivedName, value)
  return { main: { ...main, [name]: hex }, own: Object.fromEntries(Object.entries(own).filter(stays)) }
}

/** The colours with one of them set by hand; undefined lets it follow the main colours again. */
export function withOwn({ main, own }: Colours, name: DerivedName, hex: string | undefined): Colours {
  const { [name]: _, ...others } = own
  return { main, own: hex === undefined ? others : { ...others, [name]: hex } }
}
