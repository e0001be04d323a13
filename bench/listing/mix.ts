import { median, say } from '../tools/numbers.ts'
import { type Cost, costOfOne, type Fields, listOf } from './cost.ts'
import type { Ready } from './engines.ts'

const filters: readonly Fields[] = [{}, { textrating: '5' }, { textlang: 'de' }, { textrtype: 'google', textrating: '1' }]
const searches = ['', 'google', 'excellent', 'tidy deck', '仕事', 'no such words'] as const
const pages = ['1', '50', '5000'] as const
const TURNS = 4

/** Every filter with every search on every page. */
const mix: readonly Fields[] = filters.flatMap((filter) =>
  searches.flatMap((textsearch) => pages.map((clickedpnum) => ({ ...filter, textsearch, clickedpnum }))),
)

/** A process that helped the database and has ended since cannot be asked what it took. */
const known = (costs: readonly number[]): number[] => costs.filter(Number.isFinite)
const sum = ({ ours, database }: Cost): number => ours + database
const dearest = (costs: readonly number[], share: number): number =>
  [...costs].sort((a, b) => a - b)[Math.floor((costs.length - 1) * share)] ?? Number.NaN

/** A line of the table: what the calls of the mix cost in milliseconds of CPU, ours and the database's. */
export async function mixOf(ready: Ready, name: string): Promise<string[]> {
  const list = await listOf(ready)
  const take = async (fields: Fields): Promise<number> => sum(await costOfOne(ready, () => list(fields)))
  const first: number[] = []
  const later: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) for (const fields of mix) (turn ? later : first).push(await take(fields))
  const plain: number[] = []
  for (let turn = 0; turn < 200; turn += 1) plain.push(await take({}))
  return [
    name,
    median(known(plain)),
    median(known(later)),
    dearest(known(later), 0.95),
    median(known(first)),
    Math.max(...known(first)),
  ].map((cell) => (typeof cell === 'number' ? say(cell, 2) : cell))
}

export const mixHead = [
  'site',
  'plain, median',
  'mix, median',
  'mix, 95 of 100 below',
  'mix, first time, median',
  'dearest first time',
] as const
