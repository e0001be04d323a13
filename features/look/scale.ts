import type { ThemeSettings } from './look'

/** Rem at least, rem and share of the window's width between, rem at most. */
type Fluid = readonly [least: number, base: number, grows: number, most: number]

const texts: Readonly<Record<string, Fluid>> = {
  'font-size-0': [0.875, 0.86, 0.08, 0.9375],
  'font-size-1': [1.0625, 1.03, 0.16, 1.1875],
  'font-size-2': [1.25, 1.18, 0.34, 1.5],
}
const headlines: Readonly<Record<string, Fluid>> = {
  'font-size-3': [1.5, 1.34, 0.8, 2.125],
  'font-size-4': [2.125, 1.72, 2, 3.5],
  'font-size-5': [2.75, 1.75, 4.6, 5.5],
}
const airs: Readonly<Record<string, Fluid>> = { 'space-8': [3.5, 2.6, 4.4, 6.5], 'grid-gap': [1, 0.6, 1.6, 2] }
const steps = { 'space-6': 2, 'space-7': 3 } as const

const PIXELS = 16
const round = (value: number): number => Number(value.toFixed(4))

const fluid = ([least, base, grows, most]: Fluid, by: number): string =>
  `clamp(${round(least * by)}rem, ${round(base * by)}rem + ${round(grows * by)}vw, ${round(most * by)}rem)`

const sized = (sizes: Readonly<Record<string, Fluid>>, percent: number): [string, string][] =>
  Object.entries(sizes).map(([name, size]) => [name, fluid(size, percent / 100)])

/** Sizes of letters, room around things, and the width of the page. */
export const scaleOf = ({ type, space }: ThemeSettings): [string, string][] => [
  ...sized(texts, type.textSize),
  ...sized(headlines, type.headlineSize),
  ...sized(airs, space.air),
  ...Object.entries(steps).map(([name, rem]): [string, string] => [name, `${round((rem * space.air) / 100)}rem`]),
  ['page-width', `${round(space.width / PIXELS)}rem`],
]
