import { pngOf } from '@frontage/kit/storage/pictures.server'

type Point = readonly [number, number]
type Line = readonly [Point, Point]

/** The product's own mark, a lapped board under a gable, on a field of 32: the lines of favicon.svg. */
const SIDE = 32
const HALF_WIDTH = 1.3
const lines: readonly Line[] = [
  [
    [6, 15],
    [16, 6],
  ],
  [
    [16, 6],
    [26, 15],
  ],
  [
    [9, 19],
    [23, 19],
  ],
  [
    [9, 24],
    [23, 24],
  ],
]
const GROUND = [0x17, 0x44, 0x4a] as const
const INK = [0xf6, 0xf3, 0xec] as const

function distance([x, y]: Point, [[ax, ay], [bx, by]]: Line): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** How much of a pixel the lines cover, 0 to 1; `pixel` is its width on the field. */
const cover = (at: Point, pixel: number): number =>
  Math.max(0, Math.min(1, 0.5 + (HALF_WIDTH - Math.min(...lines.map((line) => distance(at, line)))) / pixel))

/** The mark as a square PNG; `share`: how much of its side the field fills, so that a round mask cuts nothing off. */
export function drawnIcon(side: number, share: number): Promise<Uint8Array> {
  const pixel = SIDE / (side * share)
  const start = (SIDE - SIDE / share) / 2
  const placeOf = (index: number): number => start + (index + 0.5) * pixel
  const pixels = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const ink = cover([placeOf(x), placeOf(y)], pixel)
      for (const part of [0, 1, 2] as const) pixels[(y * side + x) * 3 + part] = Math.round(GROUND[part] + (INK[part] - GROUND[part]) * ink)
    }
  return pngOf(pixels, side)
}
