import { pngOf } from '@frontage/kit/storage/pictures.server'
import { inMiddle } from './letter'
import { coverageOf, type Point, type Polygon } from './raster'

export type Plate = { readonly ground: string; readonly ink: string; readonly sign: readonly Polygon[] | undefined }
type Size = {
  readonly side: number
  /** How much of the side the sign fills. */
  readonly share: number
  /** Radius of the corners, in shares of the side; what lies outside of them is not drawn. */
  readonly corner: number
}

const rgb = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const arc = (x: number, y: number, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 25 }, (_, place): Point => {
    const angle = from + ((to - from) * place) / 24
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** Where no typeface has the letter: a ring. */
const ring: readonly Polygon[] = [arc(0, 0, 1, 0, 2 * Math.PI), arc(0, 0, 0.56, 2 * Math.PI, 0)]

function rounded(side: number, radius: number): Polygon {
  const [near, far, quarter] = [radius, side - radius, Math.PI / 2]
  return [
    ...arc(near, near, radius, 2 * quarter, 3 * quarter),
    ...arc(far, near, radius, 3 * quarter, 4 * quarter),
    ...arc(far, far, radius, 0, quarter),
    ...arc(near, far, radius, quarter, 2 * quarter),
  ]
}

/** A letter on a plate in the colours of the site, as a square PNG. */
export function drawPlate({ ground, ink, sign = ring }: Plate, { side, share, corner }: Size): Promise<Uint8Array> {
  const [below, above] = [rgb(ground), rgb(ink)]
  const letter = coverageOf(inMiddle(sign, side, share), side)
  const plate = corner ? coverageOf([rounded(side, side * corner)], side) : new Float32Array(side * side).fill(1)
  const pixels = new Uint8Array(side * side * 4)
  letter.forEach((covered, at) => {
    for (const part of [0, 1, 2]) pixels[at * 4 + part] = Math.round(below[part]! + (above[part]! - below[part]!) * Math.min(1, covered))
    pixels[at * 4 + 3] = Math.round(255 * Math.min(1, plate[at]!))
  })
  return pngOf(pixels, side)
}
