/** A place in the log of a PostgreSQL server: what was written before it stands at a lower one. */
export type Position = bigint

const HALF = 32n

/** Reads `16/B374D848`, as PostgreSQL writes it. */
export function positionIn(text: string): Position {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << HALF) + BigInt(`0x${low}`)
}

/** Where the log of a primary ended at some time (milliseconds of `performance.now()`). */
type Mark = { readonly at: number; readonly position: Position }

/** How far a standby is behind, by what the primary had written when it was looked at: no clock of either is asked. */
export function createLag() {
  let marks: readonly Mark[] = []
  return {
    note: (mark: Mark): void => {
      marks = [...marks, mark]
    },
    /** Seconds since a standby that has replayed so much had everything; Infinity where that was before the first look. */
    of: (replayed: Position, now: number): number => {
      const latest = marks.findLast(({ position }) => position <= replayed)
      if (latest) marks = marks.filter(({ at }) => at >= latest.at)
      if (latest === marks.at(-1)) return 0
      return latest ? (now - latest.at) / 1000 : Number.POSITIVE_INFINITY
    },
  }
}
