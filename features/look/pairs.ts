import { contrastOf } from '@frontage/kit/contrast'
import { type ColourName, type Colours, type DerivedName, type MainName, mainNames, paletteOf } from './palette'
import { lettersOn, readable } from './readable'
import { withOwn } from './recolour'
import { LETTERS, SHAPES } from './spec'

/** What stands on what, and how far apart the two have to be. */
export type Pair = { readonly front: ColourName; readonly planes: readonly ColourName[]; readonly least: number }

const everywhere = ['paper', 'board', 'raise'] as const
/** Behind initials of people; whole looks use them as planes of sections, too. */
const tones = ['tone-tussock', 'tone-bay', 'tone-linen', 'tone-terracotta'] as const

export const pairs: readonly Pair[] = [
  { front: 'ink', planes: everywhere, least: LETTERS },
  { front: 'soft', planes: everywhere, least: LETTERS },
  { front: 'tide', planes: everywhere, least: LETTERS },
  { front: 'on-tide', planes: ['tide'], least: LETTERS },
  { front: 'gold', planes: everywhere, least: LETTERS },
  { front: 'clay', planes: everywhere, least: LETTERS },
  { front: 'star', planes: everywhere, least: SHAPES },
  { front: 'edge', planes: everywhere, least: SHAPES },
  { front: 'band-ink', planes: ['band'], least: LETTERS },
  { front: 'band-soft', planes: ['band'], least: LETTERS },
  { front: 'band-star', planes: ['band'], least: LETTERS },
  { front: 'on-band-star', planes: ['band-star'], least: LETTERS },
  { front: 'foot-ink', planes: ['foot'], least: LETTERS },
  { front: 'foot-soft', planes: ['foot'], least: LETTERS },
  { front: 'foot-star', planes: ['foot'], least: LETTERS },
  { front: 'on-foot-star', planes: ['foot-star'], least: LETTERS },
  { front: 'tone-ink', planes: tones, least: LETTERS },
]

export type Measured = Pair & { readonly ratio: number; readonly isEnough: boolean }

/** How far the colours of a scheme are apart, at the plane where it is least. */
export function measured(colours: Colours): Measured[] {
  const palette = paletteOf(colours)
  return pairs.map((pair) => {
    const ratio = Math.min(...pair.planes.map((plane) => contrastOf(palette[pair.front], palette[plane])))
    return { ...pair, ratio, isEnough: ratio >= pair.least }
  })
}

const isMain = (name: ColourName): name is MainName => (mainNames as readonly string[]).includes(name)

/** The colours with this pair mended: what stands in front becomes lighter or darker until it can be read. */
export function mended(colours: Colours, { front, planes, least }: Pair): Colours {
  const palette = paletteOf(colours)
  const behind = planes.map((plane) => palette[plane])
  const moved = readable(palette[front], behind, least + 0.05)
  if (isMain(front)) return { ...colours, main: { ...colours.main, [front]: moved } }
  return withOwn(colours, front as DerivedName, front.startsWith('on-') ? lettersOn(behind[0] ?? '#ffffff') : moved)
}
