export type Point = readonly [x: number, y: number]
/** Closed, in pixels, y downwards. Shapes may overlap; one that runs the other way cuts a hole (non-zero winding). */
export type Polygon = readonly Point[]

/** Lines of a row of pixels that are looked at. */
const LINES = 4

type Crossing = { readonly x: number; readonly turn: 1 | -1 }

function crossingsAt(y: number, polygons: readonly Polygon[]): Crossing[] {
  const found: Crossing[] = []
  for (const polygon of polygons)
    polygon.forEach(([ax, ay], place) => {
      const [bx, by] = polygon[(place + 1) % polygon.length]!
      if (ay <= y === by <= y) return
      found.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 })
    })
  return found.sort((one, other) => one.x - other.x)
}

function addSpan(row: Float32Array, start: number, from: number, to: number, share: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < to; x += 1)
    row[start + x]! += Math.max(0, Math.min(to, x + 1) - Math.max(from, x)) * share
}

/** How much of each pixel of a square lies within the polygons, 0 to 1, from the left above. */
export function coverageOf(polygons: readonly Polygon[], side: number): Float32Array {
  const coverage = new Float32Array(side * side)
  for (let line = 0; line < side * LINES; line += 1) {
    const start = Math.floor(line / LINES) * side
    let winding = 0
    crossingsAt((line + 0.5) / LINES, polygons).forEach(({ x, turn }, place, all) => {
      winding += turn
      if (winding !== 0) addSpan(coverage, start, x, Math.min(side, all[place + 1]?.x ?? x), 1 / LINES)
    })
  }
  return coverage
}
