import { create } from 'fontkitten'
import type { Assets } from '../http/assets'
import { fontSheet } from '../pages/page-look'
import type { Point, Polygon } from './raster'

/** Straight pieces that a curve is cut into. */
const PIECES = 12

/** What stands for a business on a small plate: the first letter or digit of its name. */
export const letterOf = (name: string): string => [...name].find((character) => /[\p{L}\p{N}]/u.test(character))?.toLocaleUpperCase() ?? ''

type Command = { readonly command: string; readonly args: readonly number[] }

/** A point of a curve with these points of control: Bézier, by de Casteljau. */
function pointOn(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!
  const nearer = points.slice(1).map(([x, y], place): Point => {
    const [ax, ay] = points[place]!
    return [ax + (x - ax) * share, ay + (y - ay) * share]
  })
  return pointOn(nearer, share)
}

/** Outlines of a glyph, cut into straight pieces. */
export function polygonsOf(commands: readonly Command[]): Polygon[] {
  const polygons: Point[][] = []
  for (const { command, args } of commands) {
    const points = Array.from({ length: args.length / 2 }, (_, place): Point => [args[place * 2]!, args[place * 2 + 1]!])
    if (command === 'moveTo') polygons.push(points)
    const polygon = polygons.at(-1)
    if (!polygon || command === 'moveTo' || !points.length) continue
    const curve = [polygon.at(-1)!, ...points]
    const count = points.length === 1 ? 1 : PIECES
    for (let piece = 1; piece <= count; piece += 1) polygon.push(pointOn(curve, piece / count))
  }
  return polygons
}

/** A letter in the first of these typefaces that has it; undefined where none does. */
export function outlineIn(files: Iterable<Uint8Array>, letter: string): Polygon[] | undefined {
  const [code] = [...letter].map((character) => character.codePointAt(0)!)
  if (code === undefined) return undefined
  for (const file of files) {
    const font = create(Buffer.from(file))
    if ('hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code))
      return polygonsOf(font.glyphForCodePoint(code).path.commands as Command[])
  }
  return undefined
}

/** The files of the typefaces in which the headlines of the site are set, and its text: those that come with the product. */
export function* typefacesOf(names: readonly string[], assets: Assets): Generator<Uint8Array> {
  const seen = new Set<string>()
  for (const name of names)
    for (const [, address = ''] of assets.textOf(fontSheet(name)).matchAll(/url\(["']?(\/assets\/[\w.-]+\.woff2)/g)) {
      const file = seen.has(address) ? undefined : assets.get(address)
      seen.add(address)
      if (file) yield file.body
    }
}

/** The polygons in a square of `side` pixels, their middle in its middle, as large as `share` of it in each direction at most. */
export function inMiddle(polygons: readonly Polygon[], side: number, share: number): Polygon[] {
  const all = polygons.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = (side * share) / Math.max(right - left, top - bottom)
  const [middleX, middleY] = [(left + right) / 2, (bottom + top) / 2]
  return polygons.map((polygon) => polygon.map(([x, y]): Point => [side / 2 + (x - middleX) * scale, side / 2 - (y - middleY) * scale]))
}
