import { type Columns, columnsOf, GUTTER, placesOf } from './masonry'

/** Milliseconds between two layouts (reviews, facts §7). */
const THROTTLE = 33

/** How many columns a wall of a width has, and how far its items stand from each other. */
export type WallRule = {
  readonly columns: (width: number) => Columns
  readonly gutter: number
  /** How much of the outer gutters lies outside of the wall; all of it without. */
  readonly edge?: number
}

const usual = (most: number): WallRule => ({ columns: (width) => columnsOf(width + 2 * GUTTER, most), gutter: GUTTER })

/**
 * Lays the children of a wall out in columns and keeps them so; their order in the document stays. Columns are chosen
 * when the width changes; a child that grows or shrinks moves only what stands below it. Hands back how to stop.
 * The outer gutters lie outside of the wall, so that its edges are those of the page, unless the rule says otherwise.
 */
export function layOut(wall: HTMLElement, most: number | WallRule): () => void {
  const { columns: columnsIn, gutter, edge = gutter } = typeof most === 'number' ? usual(most) : most
  const items = [...wall.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
  let width = 0
  let held: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function place(): void {
    timer = undefined
    const own = wall.clientWidth
    if (!own) return
    const columns = columnsIn(own)
    const isWhole = columns.count === 1 && edge > 0
    if (own !== width) {
      held = []
      for (const item of items) item.style.inlineSize = isWhole ? '100%' : `${columns.width}px`
    }
    width = own
    const { places, height } = placesOf(
      columns,
      items.map((item) => item.offsetHeight),
      gutter,
      held,
    )
    held = places.map(({ column }) => column)
    places.forEach(({ left, top }, index) => {
      stand(items[index], top, isWhole ? 0 : left - edge)
    })
    wall.style.blockSize = `${height}px`
  }

  const observer = new ResizeObserver(() => (timer ??= setTimeout(place, THROTTLE)))
  wall.dataset.laid = ''
  place()
  for (const element of [wall, ...items]) observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

function stand(item: HTMLElement | undefined, top: number, start: number): void {
  if (!item) return
  item.style.insetBlockStart = `${top}px`
  item.style.insetInlineStart = `${start}px`
}
