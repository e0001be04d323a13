import { nameOfOwn, type OwnFace, type OwnFaceName } from './own-face'

/** A typeface that comes with the product; its sheet stands in apps/site/fonts under the same name. */
type Typeface = {
  readonly name: string
  /** What stands in while it loads, as wide as it is. */
  readonly standIn?: string
  readonly ends: 'sans-serif' | 'serif' | 'monospace'
  readonly weights: readonly [least: number, most: number]
  /** How wide a name is set in it, at a width of 100 %, beside the same name in Bricolage Grotesque. */
  readonly breadth: number
  /** Percent; undefined where it has one width only. */
  readonly widths?: readonly [least: number, most: number]
}

export const typefaceNames = [
  ...(['bricolage-grotesque', 'source-sans-3', 'newsreader'] as const),
  ...(['figtree', 'archivo', 'atkinson-hyperlegible-next'] as const),
  ...(['source-serif-4', 'public-sans', 'sofia-sans-extra-condensed', 'sofia-sans', 'albert-sans', 'aleo'] as const),
  ...(['hanken-grotesk', 'martian-mono', 'instrument-sans', 'gabarito', 'bodoni-moda'] as const),
] as const
export type TypefaceName = (typeof typefaceNames)[number]

export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    standIn: 'Bricolage Fallback',
    ends: 'sans-serif',
    weights: [200, 800],
    breadth: 1,
    widths: [75, 100],
  },
  'source-sans-3': { name: 'Source Sans 3', standIn: 'Source Sans Fallback', ends: 'sans-serif', weights: [200, 900], breadth: 0.9 },
  newsreader: { name: 'Newsreader', standIn: 'Newsreader Fallback', ends: 'serif', weights: [200, 800], breadth: 0.962 },
  figtree: { name: 'Figtree', standIn: 'Figtree Fallback', ends: 'sans-serif', weights: [300, 900], breadth: 0.925 },
  archivo: { name: 'Archivo', standIn: 'Archivo Fallback', ends: 'sans-serif', weights: [100, 900], breadth: 0.965, widths: [62, 125] },
  'atkinson-hyperlegible-next': {
    name: 'Atkinson Hyperlegible Next',
    standIn: 'Atkinson Fallback',
    ends: 'sans-serif',
    weights: [200, 800],
    breadth: 0.965,
  },
  'source-serif-4': { name: 'Source Serif 4', standIn: 'Source Serif Fallback', ends: 'serif', weights: [200, 900], breadth: 1.005 },
  'public-sans': { name: 'Public Sans', standIn: 'Public Sans Fallback', ends: 'sans-serif', weights: [100, 900], breadth: 0.973 },
  'sofia-sans-extra-condensed': {
    ...{ name: 'Sofia Sans Extra Condensed', standIn: 'Sofia Condensed Fallback', ends: 'sans-serif', weights: [1, 1000], breadth: 0.596 },
  },
  'sofia-sans': { name: 'Sofia Sans', standIn: 'Sofia Sans Fallback', ends: 'sans-serif', weights: [1, 1000], breadth: 0.884 },
  'albert-sans': { name: 'Albert Sans', standIn: 'Albert Sans Fallback', ends: 'sans-serif', weights: [100, 900], breadth: 0.957 },
  aleo: { name: 'Aleo', standIn: 'Aleo Fallback', ends: 'serif', weights: [100, 900], breadth: 0.975 },
  'hanken-grotesk': { name: 'Hanken Grotesk', standIn: 'Hanken Fallback', ends: 'sans-serif', weights: [100, 900], breadth: 0.939 },
  'martian-mono': { name: 'Martian Mono', standIn: 'Martian Mono Fallback', ends: 'monospace', weights: [100, 800], breadth: 1.301 },
  'instrument-sans': { name: 'Instrument Sans', standIn: 'Instrument Fallback', ends: 'sans-serif', weights: [400, 700], breadth: 0.974 },
  gabarito: { name: 'Gabarito', standIn: 'Gabarito Fallback', ends: 'sans-serif', weights: [400, 900], breadth: 0.913 },
  'bodoni-moda': { name: 'Bodoni Moda', standIn: 'Bodoni Moda Fallback', ends: 'serif', weights: [400, 900], breadth: 0.954 },
}

const system = {
  'sans-serif': 'ui-sans-serif, system-ui, sans-serif',
  serif: 'ui-serif, Georgia, serif',
  monospace: 'ui-monospace, monospace',
} as const

/** How wide a name is set in a typeface that nobody has measured. */
const USUAL_BREADTH = 0.96

/** What an owner's own typeface is set in when it is not there any more. */
export const INSTEAD_OF_OWN: TypefaceName = 'source-sans-3'

export const isOfTheHouse = (name: TypefaceName | OwnFaceName): name is TypefaceName => name in typefaces

/** A typeface by its name. */
export function faceOf(name: TypefaceName | OwnFaceName, own: readonly OwnFace[] = []): Typeface {
  if (isOfTheHouse(name)) return typefaces[name]
  const face = own.find((one) => nameOfOwn(one) === name)
  if (!face) return typefaces[INSTEAD_OF_OWN]
  const { widths, ...rest } = face
  return { ...rest, name, breadth: USUAL_BREADTH, ...(widths && { widths }) }
}

/** The list of families that a style asks for. */
export function familiesOf(name: TypefaceName | OwnFaceName, own: readonly OwnFace[] = []): string {
  const { name: family, standIn, ends } = faceOf(name, own)
  return [`"${family}"`, ...(standIn ? [`"${standIn}"`] : []), system[ends]].join(', ')
}
