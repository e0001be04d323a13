import { createLag, type Position } from './position.server'

/** What a standby is known to have of what happened to its primary. */
export function createProof() {
  const lag = createLag()
  /** How often something changed, and up to which change the standby has all; the first is the start. */
  let changes = 1
  let proven = 0
  /** Where the primary stood after a change. */
  let noted: { readonly change: number; readonly position: Position } | undefined

  return {
    changed: (): void => void changes++,
    latest: (): number => changes,
    hasAll: (): boolean => proven === changes,
    /** Where the primary stands, asked after this change. */
    note: (change: number, position: Position): void => {
      lag.note({ at: performance.now(), position })
      if (change > (noted?.change ?? 0)) noted = { change, position }
    },
    /** How far the standby is; hands back how many seconds it is behind. */
    compare: (replayed: Position): number => {
      if (noted && replayed >= noted.position) proven = noted.change
      return lag.of(replayed, performance.now())
    },
  }
}
