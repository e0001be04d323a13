import type { ThemeSettings } from './look'
import type { Structure } from './structure'

/** Rem at least, rem and share of the window's width between, rem at most. */
type Fluid = readonly [least: number, base: number, grows: number, most: number]

const texts: Readonly<Record<string, Fluid>> = {
  'font-size-0': [0.9375, 0.92, 0.1, 1.0625],
  'font-size-1': [1.0625, 1.03, 0.16, 1.1875],
  'font-size-2': [1.25, 1.18, 0.34, 1.5],
}
/** Headings of the third, the second and the first order, in each scale. */
const scales: Readonly<Record<Structure['scale'], readonly [Fluid, Fluid, Fluid]>> = {
  house: [
    [1.5, 1.34, 0.8, 2.125],
    [2.125, 1.72, 2, 3.5],
    [2.75, 1.75, 4.6, 5.5],
  ],
  book: [
    [1.3125, 1.2, 0.5, 1.625],
    [1.75, 1.4, 1.5, 2.625],
    [2.75, 1.5, 5, 5.75],
  ],
  poster: [
    [1.75, 1.5, 1.1, 2.5],
    [3, 2, 4.6, 6],
    [4.5, 1.6, 13.2, 14],
  ],
  light: [
    [1.375, 1.2, 0.9, 2],
    [2.125, 1.6, 2.2, 3.5],
    [2.875, 1.6, 5, 6],
  ],
  wide: [
    [1.125, 1, 0.6, 1.5],
    [1.75, 1.2, 2.4, 3.25],
    [2.625, 1, 7.2, 7.5],
  ],
  label: [
    [1.25, 1.15, 0.5, 1.5625],
    [1.875, 1.5, 1.6, 2.875],
    [2.5, 1.7, 3.4, 4.5],
  ],
  mono: [
    [1, 0.95, 0.3, 1.1875],
    [1.375, 1.1, 1.2, 2],
    [2, 1.2, 2.9, 3.5],
  ],
  round: [
    [1.375, 1.2, 0.9, 1.875],
    [2.25, 1.7, 2.6, 4],
    [3.25, 1.8, 6.6, 7.75],
  ],
  stage: [
    [1.5, 1.3, 0.9, 2.125],
    [2.5, 1.7, 3.4, 4.75],
    [3.5, 1.4, 9.4, 10.5],
  ],
}

const headlinesOf = ([third, second, first]: readonly [Fluid, Fluid, Fluid]) => ({
  'font-size-3': third,
  'font-size-4': second,
  'font-size-5': first,
})
const airs: Readonly<Record<string, Fluid>> = { 'space-8': [3.5, 2.6, 4.4, 6.5], 'grid-gap': [1, 0.6, 1.6, 2] }
const steps = { 'space-6': 2, 'space-7': 3 } as const

const PIXELS = 16
const round = (value: number): number => Number(value.toFixed(4))

const fluid = ([least, base, grows, most]: Fluid, by: number): string =>
  `clamp(${round(least * by)}rem, ${round(base * by)}rem + ${round(grows * by)}vw, ${round(most * by)}rem)`

const sized = (sizes: Readonly<Record<string, Fluid>>, percent: number): [string, string][] =>
  Object.entries(sizes).map(([name, size]) => [name, fluid(size, percent / 100)])

/** Sizes of letters, room around things, and the width of the page. */
export const scaleOf = ({ type, space, structure }: ThemeSettings): [string, string][] => [
  ...sized(texts, type.textSize),
  ...sized(headlinesOf(scales[structure?.scale ?? 'house']), type.headlineSize),
  ...sized(airs, space.air),
  ...Object.entries(steps).map(([name, rem]): [string, string] => [name, `${round((rem * space.air) / 100)}rem`]),
  ['page-width', `${round(space.width / PIXELS)}rem`],
]
