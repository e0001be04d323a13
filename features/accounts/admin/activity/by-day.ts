import { dateFormat } from '@frontage/kit/say'

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export type Day<Line> = { readonly name: string; readonly lines: readonly Line[] }

/** Lines, newest first, in heaps of a day each. */
export function byDay<Line extends { readonly at: string }>(lines: readonly Line[]): Day<Line>[] {
  const days = Map.groupBy(lines, ({ at }) => day().format(new Date(at)))
  return [...days].map(([name, ofDay]) => ({ name, lines: ofDay }))
}
