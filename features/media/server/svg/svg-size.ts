import type { SvgElement } from './read-svg'

export type SvgSize = { readonly width: number; readonly height: number; readonly viewBox: string }

const LENGTH = /^\s{0,9}\+?(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})\s{0,9}(px|pt|pc|mm|cm|in|)\s{0,9}$/
/** Pixels of a unit. */
const units: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }
/** Pixels between which the longer side is told: a drawing fits every size, but one of a single pixel would say nothing of its shape. */
const [SMALLEST, LARGEST, USUAL] = [64, 4_000, 512]
const MOST = 1_000_000

/** How large a drawing says it is, in whole pixels, and what part of its plane is seen; undefined when it says neither. */
export function svgSizeOf({ attributes }: Pick<SvgElement, 'attributes'>): SvgSize | undefined {
  const view = viewIn(attributes.get('viewBox') ?? '')
  const [width, height] = ['width', 'height'].map((name) => lengthIn(attributes.get(name) ?? ''))
  if (width && height) return { ...pixels(width, height), viewBox: (view ?? [0, 0, width, height]).join(' ') }
  return view && { ...pixels(view[2], view[3]), viewBox: view.join(' ') }
}

function viewIn(told: string): readonly [number, number, number, number] | undefined {
  const numbers = told
    .trim()
    .split(/[\s,]{1,9}/)
    .map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = numbers
  const isFine = numbers.length === 4 && numbers.every((one) => Math.abs(one) <= MOST) && width > 0 && height > 0
  return isFine ? [left, top, width, height] : undefined
}

function lengthIn(told: string): number | undefined {
  const [, amount, unit = ''] = LENGTH.exec(told) ?? []
  const length = Number(amount) * (units[unit] ?? 1)
  return length > 0 && length <= MOST ? length : undefined
}

function pixels(width: number, height: number): Pick<SvgSize, 'width' | 'height'> {
  const longer = Math.max(width, height)
  const scale = longer < SMALLEST || longer > LARGEST ? USUAL / longer : 1
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
