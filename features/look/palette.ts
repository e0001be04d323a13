import { isDark } from '@frontage/kit/contrast'
import { hexOf, mixed, oklchOf } from './colour'
import { lettersOn, readable } from './readable'
import { LETTERS, SHAPES } from './spec'

/** What an owner chooses; everything else follows from it. */
export const mainNames = ['paper', 'ink', 'tide', 'gold', 'band', 'foot'] as const
export type MainName = (typeof mainNames)[number]
export type MainColours = Readonly<Record<MainName, string>>

/** What follows from the main colours, unless it is set by hand. Names are those of tokens.css. */
export const derivedNames = [
  ...(['board', 'raise', 'soft', 'on-tide', 'clay', 'star', 'edge', 'line'] as const),
  ...(['band-ink', 'band-soft', 'band-line', 'band-star', 'on-band-star'] as const),
  ...(['foot-ink', 'foot-soft', 'foot-line', 'foot-star', 'on-foot-star'] as const),
  ...(['tone-ink', 'tone-tussock', 'tone-bay', 'tone-linen', 'tone-terracotta'] as const),
] as const
export type DerivedName = (typeof derivedNames)[number]
export type ColourName = MainName | DerivedName
export type Palette = Readonly<Record<ColourName, string>>

/** Colours of one scheme: the main ones, and those that an owner set by hand. */
export type Colours = { readonly main: MainColours; readonly own: Readonly<Partial<Record<DerivedName, string>>> }

/** Every colour of a scheme. */
export const paletteOf = ({ main, own }: Colours): Palette => {
  const planes = planesOf(main, own)
  return { ...main, ...lettersFrom(main, planes), ...planes, ...bandFrom(main), ...footFrom(main), ...tonesFrom(main), ...own }
}

const lighter = (hex: string, by: number, chroma = 1): string => {
  const { l, c, h } = oklchOf(hex)
  return hexOf({ l: l + by, c: c * chroma, h })
}

type Planes = { readonly board: string; readonly raise: string }

const planesOf = ({ paper }: MainColours, own: Colours['own']): Planes => ({
  board: own.board ?? lighter(paper, isDark(paper) ? 0.045 : -0.045, 1.4),
  raise: own.raise ?? lighter(paper, isDark(paper) ? 0.08 : 0.03, isDark(paper) ? 1.1 : 0.5),
})

function lettersFrom({ paper, ink, tide, gold }: MainColours, { board, raise }: Planes) {
  const all = [paper, board, raise]
  const error = isDark(paper) ? { l: 0.79, c: 0.105, h: 42 } : { l: 0.475, c: 0.14, h: 35 }
  const { c, h } = oklchOf(gold)
  return {
    soft: readable(mixed(ink, paper, 0.28), all, LETTERS + 0.5),
    'on-tide': lettersOn(tide),
    clay: readable(hexOf(error), all, LETTERS + 0.3),
    star: readable(hexOf({ l: isDark(paper) ? 0.79 : 0.62, c: Math.max(c, 0.1), h }), all, SHAPES + 0.1),
    edge: readable(mixed(ink, paper, 0.55), all, SHAPES + 0.1),
    line: mixed(paper, ink, 0.2),
  }
}

/** Letters, hairlines and the colour of actions on a plane of another colour. */
function onPlane(plane: string, { gold, tide }: MainColours) {
  const ink = lettersOn(plane)
  const { c, h } = oklchOf(isDark(plane) ? gold : tide)
  const star = readable(isDark(plane) ? hexOf({ l: 0.81, c: Math.max(c, 0.08), h }) : tide, [plane], LETTERS + 0.3)
  return {
    ink,
    soft: readable(mixed(ink, plane, 0.22), [plane], LETTERS + 0.5),
    line: mixed(plane, ink, 0.22),
    star,
    onStar: lettersOn(star),
  }
}

function bandFrom(main: MainColours) {
  const { ink, soft, line, star, onStar } = onPlane(main.band, main)
  return { 'band-ink': ink, 'band-soft': soft, 'band-line': line, 'band-star': star, 'on-band-star': onStar }
}

function footFrom(main: MainColours) {
  const { ink, soft, line, star, onStar } = onPlane(main.foot, main)
  return { 'foot-ink': ink, 'foot-soft': soft, 'foot-line': line, 'foot-star': star, 'on-foot-star': onStar }
}

/** Planes behind the initials of people: of one lightness, so that the same dark letters stand on all of them. */
function tonesFrom({ gold, tide, paper }: MainColours) {
  const tone = (hue: number, chroma: number): string => hexOf({ l: 0.76, c: chroma, h: hue })
  const deep = oklchOf(tide)
  return {
    'tone-ink': hexOf({ l: 0.25, c: 0.02, h: deep.h }),
    'tone-tussock': tone(oklchOf(gold).h, 0.1),
    'tone-bay': tone(deep.h, 0.07),
    'tone-linen': tone(oklchOf(paper).h, 0.025),
    'tone-terracotta': tone(deep.h + 60, 0.07),
  }
}
