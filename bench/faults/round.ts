import type { Later } from '../tools/cleanup.ts'

/** What came out of one kind of fault. `note` says what was not done, or what else is to be known. */
export type Outcome = {
  readonly name: string
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Seconds until the first write went through again, in the slowest round. */
  readonly slowest: number
  readonly failures: Readonly<Record<string, number>>
  readonly note: string
}

/** Rounds of one kind of fault; quick ones are few and short. */
export type Fault = (isQuick: boolean, later: Later) => Promise<Outcome>

export const skipped = (name: string, why: string): Outcome => ({
  ...{ name, rounds: 0, acknowledged: 0, lost: 0, doubled: 0, slowest: 0, failures: {} },
  note: `skipped: ${why}`,
})

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A moment between two, in milliseconds. */
export const moment = (least: number, most: number): number => least + Math.random() * (most - least)
