import type { SvgElement } from './read-svg'
import { shapes } from './svg-rules'
import { namedBy } from './svg-values'

/** Names of colours that drawings use. */
const named: Readonly<Record<string, string>> = {
  ...{ black: '#000000', silver: '#c0c0c0', gray: '#808080', grey: '#808080', white: '#ffffff', maroon: '#800000', red: '#ff0000' },
  ...{ purple: '#800080', fuchsia: '#ff00ff', magenta: '#ff00ff', green: '#008000', lime: '#00ff00', olive: '#808000' },
  ...{ yellow: '#ffff00', navy: '#000080', blue: '#0000ff', teal: '#008080', aqua: '#00ffff', cyan: '#00ffff', orange: '#ffa500' },
}
const RGB = /^rgba?\(\s{0,9}(\d{1,3})[\s,]{1,9}(\d{1,3})[\s,]{1,9}(\d{1,3})/
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/
/** Between the strongest and the weakest part of a colour that is no grey. */
const COLOURED = 32
/** Groups in which nothing is drawn where it stands. */
const unseen = new Set(['defs', 'clipPath', 'mask', 'pattern', 'symbol'])

type Paint = { readonly fill: string; readonly stroke: string }

/** The colour of a cleaned drawing, `#rrggbb`: what most of its shapes are painted in, a colour before any grey. */
export function mainColour(root: SvgElement): string {
  const counts = new Map<string, number>()
  const paints = gradientsIn(root)
  const count = (value: string): void => {
    const colour = hexOf(value) ?? paints.get(namedBy('fill', value) ?? '')
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  walk(root, { fill: '#000000', stroke: 'none' }, ({ fill, stroke }) => {
    count(fill)
    count(stroke)
  })
  const byUse = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour)
  return byUse.find(isColoured) ?? byUse[0] ?? '#000000'
}

function walk(element: SvgElement, around: Paint, seen: (paint: Paint) => void): void {
  if (unseen.has(element.name)) return
  const { attributes, children, name } = element
  const paint = { fill: attributes.get('fill') ?? around.fill, stroke: attributes.get('stroke') ?? around.stroke }
  if (shapes.has(name)) seen(paint)
  for (const child of children) if (typeof child !== 'string') walk(child, paint, seen)
}

/** The first colour of each gradient, by its id. */
function gradientsIn(element: SvgElement): Map<string, string> {
  const inside = element.children.filter((child) => typeof child !== 'string')
  const below = inside.flatMap((child) => [...gradientsIn(child)])
  const first = inside.find(({ name }) => name === 'stop')?.attributes.get('stop-color')
  const [id, colour] = [element.attributes.get('id'), first && hexOf(first)]
  return new Map(id && colour ? [...below, [id, colour]] : below)
}

function hexOf(told: string): string | undefined {
  const value = told.trim().toLowerCase()
  if (HEX.test(value)) return value.length < 7 ? `#${[...value.slice(1, 4)].map((digit) => digit + digit).join('')}` : value.slice(0, 7)
  const parts = RGB.exec(value)?.slice(1).map(Number)
  if (parts) return `#${parts.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`
  return Object.hasOwn(named, value) ? named[value] : undefined
}

function isColoured(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts) > COLOURED
}
