import type { Focus } from '../../crop'

export const MIDDLE: Focus = [50, 50]
const STEP = 5
const FINE = 1

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where in the picture a pointer is. */
export const focusAt = ({ left, top, width, height }: Box, x: number, y: number): Focus => [
  within(((x - left) / width) * 100),
  within(((y - top) / height) * 100),
]

const ways: Readonly<Record<string, Focus>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Where a key leads; undefined for keys that lead nowhere. */
export function focusBy([left, top]: Focus, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Focus | undefined {
  const way = ways[key]
  const step = shiftKey ? FINE : STEP
  return way && [within(left + way[0] * step), within(top + way[1] * step)]
}
