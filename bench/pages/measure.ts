import { cpuOf } from '../tools/cpu.ts'
import { median } from '../tools/numbers.ts'
import { wrk } from '../tools/wrk.ts'
import type { Contestant } from './contestants.ts'

/** Turn by turn: requests a second, and CPU of all its processes in milliseconds a request. */
export type Measured = Contestant & { readonly rates: number[]; readonly cpus: number[] }

/** One turn under load. */
export async function measure({ url, encoding, pids, rates, cpus }: Measured, seconds: number): Promise<void> {
  const used = (): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = used()
  const { requests, perSecond } = await wrk({ url, encoding, seconds })
  rates.push(perSecond)
  cpus.push((used() - before) / requests)
}

/** How many times as many requests: turn for turn, so that whatever disturbed a turn disturbed both. NaN without a peer. */
export const timesOf = (one: Measured | undefined, other: Measured | undefined): number =>
  one && other ? median(one.rates.map((rate, turn) => rate / other.rates[turn]!)) : Number.NaN
