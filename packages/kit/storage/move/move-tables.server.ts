import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { storedJson } from '../stored-json.server'
import { type Cells, type FilledSide, keyOf, MoveRefused, type Side, type Table } from './side.server'

/** Rows of a table, and the sum of the SHA-256 of each: the same for the same rows in whatever order. */
export type Sum = { readonly rows: number; readonly checksum: string }

/** Rows that are written in one transaction. */
const MOST_ROWS = 1_000
const MOST_CHARACTERS = 500_000

/** Before the name of a table: the last row that was written of it, or `DONE`. */
const AT = 'at:'
const DONE = 'done'

/** Tables in an order in which none needs a later one. Throws MoveRefused when the two sides do not have the same. */
export async function commonTables(from: Side, to: Side): Promise<Table[]> {
  const [ours, theirs] = [await from.tables(), await to.tables()]
  const shapeOf = (table: Table): string =>
    JSON.stringify({ ...table, columns: table.columns.map(({ name, kind }) => [name, kind === 'single' ? 'float' : kind]) })
  const [here, there] = [ours.map(shapeOf), theirs.map(shapeOf)]
  const odd = [...here.filter((one) => !there.includes(one)), ...there.filter((one) => !here.includes(one))]
  if (odd.length) throw new MoveRefused(`the two databases do not have the same tables: ${odd[0]}`)
  for (const { name, key } of ours) if (!key.length) throw new MoveRefused(`the table ${name} has no primary key`)
  return inOrder(ours.map((table, at) => ({ ...table, columns: joined(table, theirs[at]!) })))
}

const joined = (one: Table, other: Table): Table['columns'] =>
  one.columns.map((column, at) => (other.columns[at]?.kind === 'single' ? other.columns[at]! : column))

function inOrder(tables: readonly Table[]): Table[] {
  const done: Table[] = []
  while (done.length < tables.length) {
    const left = tables.filter((table) => !done.includes(table))
    const free = left.filter(({ needs, name }) => needs.every((need) => need === name || done.some((table) => table.name === need)))
    if (!free.length) throw new MoveRefused(`the tables ${left.map(({ name }) => name).join(', ')} need each other`)
    done.push(...free)
  }
  return done
}

/** Writes all rows of a table behind the last one that was written already; each step is noted with it. */
export async function copyTable(from: Side, to: FilledSide, table: Table, onRows: (count: number) => void): Promise<void> {
  const note = (await to.notes())?.get(AT + table.name)
  if (note === DONE) return
  const after = note === undefined ? undefined : cellsIn(note)
  let rows: Cells[] = []
  let characters = 0
  const write = async (): Promise<void> => {
    const last = rows.at(-1)
    if (last) await to.add(table, rows, [AT + table.name, JSON.stringify(keyOf(table, last))])
    onRows(rows.length)
    rows = []
    characters = 0
  }
  for await (const step of from.rows(table, after))
    for (const row of step) {
      rows.push(row)
      characters += sizeOf(row)
      if (rows.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await write()
    }
  await write()
  const counter = await from.counterOf(table.name)
  if (counter !== undefined) await to.count(table.name, counter)
  await to.add(table, [], [AT + table.name, DONE])
}

const cellsIn = (note: string): Cells => v.parse(v.array(v.nullable(v.string())), storedJson(note, 'a note of a move'))

const sizeOf = (row: Cells): number => row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0)

/** Reads a table from its first to its last row. */
export async function sumOf(side: Side, table: Table): Promise<Sum> {
  let rows = 0
  let sum = 0n
  const singles = table.columns.map(({ kind }) => kind === 'single')
  const rounded = (row: Cells): Cells => row.map((cell, at) => (singles[at] && cell !== null ? String(Math.fround(Number(cell))) : cell))
  for await (const step of side.rows(table))
    for (const row of step) {
      rows += 1
      const text = JSON.stringify(singles.includes(true) ? rounded(row) : row)
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    }
  return { rows, checksum: BigInt.asUintN(256, sum).toString(16).padStart(64, '0') }
}

/** Throws MoveRefused when a table does not hold the same rows on both sides, or would not go on with the same number. */
export async function compareTable(from: Side, to: Side, table: Table): Promise<Sum> {
  const [ours, theirs] = [await sumOf(from, table), await sumOf(to, table)]
  const [next, last] = [await from.counterOf(table.name), await to.counterOf(table.name)]
  if (ours.rows === theirs.rows && ours.checksum === theirs.checksum && next === last) return ours
  throw new MoveDiffers(
    `the table ${table.name} is not the same: ${ours.rows} rows with the checksum ${ours.checksum.slice(0, 12)} became ${theirs.rows} with ${theirs.checksum.slice(0, 12)}`,
  )
}

/** Thrown for a table that differs when all is written: the source was changed between two runs. */
export class MoveDiffers extends MoveRefused {}
