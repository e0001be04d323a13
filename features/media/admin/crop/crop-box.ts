import { type Crop, type Focus, LEAST } from '../../crop'

/** Per mille that an arrow key moves, and with Shift. */
const STEP = 20
const FINE = 5

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
export const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

export type Pixels = { readonly width: number; readonly height: number }

const between = (least: number, value: number, most: number): number => Math.round(Math.min(most, Math.max(least, value)))

/** The same crop at another place, never beyond the picture. */
export const moved = ([left, top, width, height]: Crop, x: number, y: number): Crop => [
  between(0, left + x, 1000 - width),
  between(0, top + y, 1000 - height),
  width,
  height,
]

/** The crop with one corner at another place; the one across from it stays. `ratio`: per mille of the width to per mille of the height. */
export function dragged(crop: Crop, corner: Corner, x: number, y: number, ratio?: number): Crop {
  const [left, top, width, height] = crop
  const [isLeft, isTop] = [corner.endsWith('left'), corner.startsWith('top')]
  const [mostWide, mostHigh] = [isLeft ? left + width : 1000 - left, isTop ? top + height : 1000 - top]
  let wide = between(LEAST, width + (isLeft ? -x : x), mostWide)
  let high = between(LEAST, height + (isTop ? -y : y), mostHigh)
  if (ratio) [wide, high] = fitted(Math.max(wide, high * ratio), ratio, mostWide, mostHigh)
  return [isLeft ? left + width - wide : left, isTop ? top + height - high : top, wide, high]
}

/** A width and its height in a ratio, as large as there is room. */
function fitted(wanted: number, ratio: number, mostWide: number, mostHigh: number): [number, number] {
  const wide = Math.min(wanted, mostWide, mostHigh * ratio)
  return [between(LEAST, wide, mostWide), between(LEAST, wide / ratio, mostHigh)]
}

/** The largest crop of a shape, in the middle of the one that is there. `shape`: width to height in pixels. */
export function shapedAs(shape: number, [left, top, width, height]: Crop, whole: Pixels): Crop {
  const [wide, high] = fitted(1000, ratioOf(shape, whole), 1000, 1000)
  return moved([left, top, wide, high], (width - wide) / 2, (height - high) / 2)
}

/** What a shape in pixels is in per mille of the sides of a picture. */
export const ratioOf = (shape: number, { width, height }: Pixels): number => (shape * height) / width

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}

/** How far a key leads, in per mille; undefined for keys that lead nowhere. */
export function wayOf({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): readonly [number, number] | undefined {
  const way = ways[key]
  const step = shiftKey ? FINE : STEP
  return way && [way[0] * step, way[1] * step]
}

/** Where a picture lies behind a hole that shows a crop of it, filled and cut around the focal point; all in pixels. */
export function coverOf(crop: Crop, whole: Pixels, hole: Pixels, [x, y]: Focus) {
  const [left, top, width, height] = crop.map((share) => share / 1000) as [number, number, number, number]
  const shown = { width: whole.width * width, height: whole.height * height }
  const scale = Math.max(hole.width / shown.width, hole.height / shown.height)
  return {
    width: whole.width * scale,
    left: -whole.width * left * scale + ((hole.width - shown.width * scale) * x) / 100,
    top: -whole.height * top * scale + ((hole.height - shown.height * scale) * y) / 100,
  }
}
