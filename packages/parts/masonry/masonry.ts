/** Pixels. Columns are never narrower than LEAST; between them, and outside of them, lies a gutter. */
const LEAST = 200
export const GUTTER = 20
const NARROW_GUTTER = 5
/** How much narrower than its share a column may become before one is left out. */
const SLACK = 30

export type Columns = { readonly count: number; readonly width: number; readonly gutter: number }

/** How many columns a wall has, at most `most`, and how wide they are; `wall` counts the outer gutters (reviews, §9). */
export function columnsOf(wall: number, most: number): Columns {
  const base = Math.max(LEAST, Math.floor(wall / most) - SLACK)
  const count = Math.max(1, Math.min(most, Math.floor((wall - GUTTER) / (base + GUTTER))))
  const gutter = count > 1 ? GUTTER : wall < base + 2 * GUTTER ? 0 : NARROW_GUTTER
  return { count, width: (wall - gutter) / count - gutter, gutter }
}

export type MasonryCell = { readonly column: number; readonly left: number; readonly top: number }
export type Wall = { readonly places: readonly MasonryCell[]; readonly height: number }

/**
 * Puts each item into the shortest column, the first of equals, in their order. Fewer items than columns stand in the
 * middle. Items that stood in a column before stay in it, so that one that grows never makes others jump sideways.
 */
export function placesOf({ count, width, gutter }: Columns, heights: readonly number[], gap: number, held: readonly number[] = []): Wall {
  const used = Math.min(count, heights.length)
  const spare = ((count - used) * (width + gutter)) / 2
  const ends = Array.from({ length: used }, () => 0)
  const places = heights.map((height, index): MasonryCell => {
    const column = held[index] ?? ends.indexOf(Math.min(...ends))
    const top = ends[column] ?? 0
    ends[column] = top + height + gap
    return { column, left: gutter + spare + column * (width + gutter), top }
  })
  return { places, height: Math.max(0, ...ends.map((end) => end - gap)) }
}
