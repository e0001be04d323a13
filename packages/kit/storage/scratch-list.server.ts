import type Sqlite from 'better-sqlite3'
import { storedJson } from './stored-json.server'

/**
 * Values that lie on the disk, in the order in which they were added: each comes back as it was, every time anew, and is held by nobody
 * here. Their places are numbers from 1.
 */
export type ScratchList<Value, Key extends string = never> = Iterable<Value> & {
  readonly length: number
  /** Adds a value, and says its place; a key that is not given is empty. */
  add(value: Value, keys?: Partial<Readonly<Record<Key, string>>>): number
  replace(place: number, value: Value): void
  remove(place: number): void
  at(place: number): Value | undefined
  /** Of those with this key the one that was added last, and its place. */
  last(key: Key, text: string): readonly [place: number, value: Value] | undefined
  /** Those with this key. */
  having(key: Key, text: string): Iterable<Value>
  /** All of them by this key; those with the same one in the order in which they were added. */
  sortedBy(key: Key): Iterable<Value>
}

/** How values are written that JSON alone does not know. */
export type Written<Value> = { readonly json: (value: Value) => unknown; readonly value: (json: never) => Value }

type Of<Value, Key extends string> = {
  readonly db: Sqlite.Database
  /** Of its table: made in the code, as the names of its columns are. */
  readonly name: string
  readonly keys: readonly Key[]
  /** Hears of bytes that were written. */
  readonly count: (bytes: number) => void
  readonly written?: Written<Value> | undefined
}
type Row = { readonly place: number; readonly body: string; readonly text: string }

export function createScratchList<Value, Key extends string>(of: Of<Value, Key>): ScratchList<Value, Key> {
  const { count, keys, written } = of
  const rows = createRows(of)
  const bodyOf = (value: Value): string => {
    const body = JSON.stringify(written ? written.json(value) : value)
    count(body.length)
    return body
  }
  const valueIn = ({ body }: Row): Value => {
    const json = storedJson(body, 'a value of a scratch file')
    return written ? written.value(json as never) : (json as Value)
  }
  const valueOrNone = (row: Row | undefined): Value | undefined => row && valueIn(row)
  let length = 0

  return {
    get length() {
      return length
    },
    add: (value, given = {}) => {
      length++
      return Number(rows.insert.run(...keys.map((key) => given[key] ?? ''), bodyOf(value)).lastInsertRowid)
    },
    replace: (place, value) => void rows.update.run(bodyOf(value), place),
    remove: (place) => {
      length -= rows.drop.run(place).changes
    },
    at: (place) => valueOrNone(rows.at.get(place)),
    last: (key, text) => {
      const row = rows.by.get(key)?.last.get(text)
      return row && [row.place, valueIn(row)]
    },
    having: (key, text) => walk(({ place }) => rows.by.get(key)?.having.get(text, place), valueIn),
    sortedBy: (key) => walk(({ place, text }) => rows.by.get(key)?.sorted.get(text, place), valueIn),
    [Symbol.iterator]: () => walk(({ place }) => rows.next.get(place), valueIn)[Symbol.iterator](),
  }
}

/** The table of a list, and what is asked of it: no text of anybody stands in its queries. */
function createRows<Key extends string>({ db, name, keys }: Pick<Of<unknown, Key>, 'db' | 'name' | 'keys'>) {
  const columns = keys.map((_, index) => `key${index}`)
  db.exec(`create table ${name} (place integer primary key, ${columns.map((column) => `${column} text, `).join('')}body text)`)
  for (const column of columns) db.exec(`create index ${name}_${column} on ${name} (${column})`)
  const find = <Given extends unknown[]>(question: string, text = "''") =>
    db.prepare<Given, Row>(`select place, body, ${text} as text from ${name} where ${question} limit 1`)
  return {
    insert: db.prepare(`insert into ${name} values (null, ${columns.map(() => '?, ').join('')}?)`),
    update: db.prepare<[string, number]>(`update ${name} set body = ? where place = ?`),
    drop: db.prepare<[number]>(`delete from ${name} where place = ?`),
    at: find<[number]>('place = ?'),
    next: find<[number]>('place > ? order by place'),
    by: new Map(
      columns.map((column, index) => {
        const last = find<[string]>(`${column} = ? order by place desc`)
        const having = find<[string, number]>(`${column} = ? and place > ? order by place`)
        const sorted = find<[string, number]>(`(${column}, place) > (?, ?) order by ${column}, place`, column)
        return [keys[index]!, { last, having, sorted }] as const
      }),
    ),
  }
}

/** From one row to the one behind it, as often as it is gone through: nothing is held in between, and others may ask meanwhile. */
function walk<Value>(after: (row: Pick<Row, 'place' | 'text'>) => Row | undefined, valueIn: (row: Row) => Value): Iterable<Value> {
  return {
    *[Symbol.iterator]() {
      for (let row = after({ place: 0, text: '' }); row; row = after(row)) yield valueIn(row)
    },
  }
}
