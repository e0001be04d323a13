import { unreadable, rows as words } from '../../../messages.gaps'
import { type Cells, type FindTable, type Found, Rows, type Table } from '../found'
import { Unreadable } from '../unreadable'
import { type SqlToken, SqlTokens } from './sql-tokens'

/** Columns of one table. */
const MOST_COLUMNS = 500
/** How a definition begins that is no column. */
const NO_COLUMN = /^(?:primary|unique|key|index|constraint|fulltext|spatial|foreign|check|period)$/i
/** What is set at the beginning of a dump, and restored at its end. */
const SET = '@OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT'
const RESTORED = '=@OLD_CHARACTER_SET_CLIENT'
/** Characters at the beginning of a dump, and at its end. */
const EDGE = 4_000

const BEGINNING = /^(?:--|#|\/\*|(?:create|insert|drop|set|use|lock|start|begin|replace)\b)/i
const NAMED = /\b(?:create table|insert (?:ignore )?into|replace into|drop table|mysql dump|mariadb dump|phpmyadmin)\b/i

/** Whether a file that begins so is a dump of a database. */
export const isDump = (head: string): boolean => BEGINNING.test(head.trimStart()) && NAMED.test(head)

/**
 * Reads the known tables of a dump of MySQL or MariaDB, as mysqldump and phpMyAdmin write them, one row after the other; all others
 * are skipped. Nothing in it is run. Throws an Unreadable for one that is cut.
 */
export async function* readDump(pieces: AsyncIterable<string>, findTable: FindTable): AsyncGenerator<Found> {
  const tokens = new SqlTokens(completed(pieces))
  const columns = new Map<string, readonly string[]>()
  const rows = new Rows()
  for (let token = await tokens.next(); token; token = await tokens.next()) {
    const verb = token.kind === 'word' ? token.value.toLowerCase() : ''
    if (token.value === ';') continue
    if (verb === 'create') await readColumns(tokens, findTable, columns)
    else if (verb === 'insert' || verb === 'replace') yield* readInsert(tokens, findTable, { columns, rows })
    else await tokens.skipStatement()
  }
  yield* findTable.atEnd?.() ?? []
  yield* rows.gaps()
}

/** The same pieces; a dump that does not restore what it set has no end. */
async function* completed(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let [start, end] = ['', '']
  for await (const piece of pieces) {
    if (start.length < EDGE) start += piece.slice(0, EDGE)
    end = (end + piece).slice(-EDGE)
    yield piece
  }
  if (start.includes(SET) && !end.includes(RESTORED)) throw new Unreadable(unreadable.early)
}

async function needed(tokens: SqlTokens): Promise<SqlToken> {
  const token = await tokens.next()
  if (!token) throw new Unreadable(unreadable.cut)
  return token
}

/** `shop`.`wp_posts` is called `wp_posts`; `next` is what stands behind it. */
async function nameOf(tokens: SqlTokens, first: SqlToken): Promise<{ readonly name: string; readonly next: SqlToken }> {
  let [token, next] = [first, await needed(tokens)]
  while (next.value === '.' && next.kind !== 'text') [token, next] = [await needed(tokens), await needed(tokens)]
  return { name: token.value.split('.').at(-1) ?? '', next }
}

async function afterWords(tokens: SqlTokens, words: RegExp): Promise<SqlToken> {
  let token = await needed(tokens)
  while (token.kind === 'word' && words.test(token.value)) token = await needed(tokens)
  return token
}

/** The columns of a known table, in their order. */
async function readColumns(tokens: SqlTokens, findTable: FindTable, columns: Map<string, readonly string[]>): Promise<void> {
  const what = await needed(tokens)
  if (what.value.toLowerCase() !== 'table') return tokens.skipStatement()
  const { name, next } = await nameOf(tokens, await afterWords(tokens, /^(?:if|not|exists)$/i))
  if (findTable(name) && next.value === '(') columns.set(name, await definedColumns(tokens))
  await tokens.skipStatement()
}

async function definedColumns(tokens: SqlTokens): Promise<readonly string[]> {
  const found: string[] = []
  for (let [depth, isStart] = [1, true]; depth > 0; ) {
    const token = await needed(tokens)
    if (isStart && token.kind !== 'sign' && !(token.kind === 'word' && NO_COLUMN.test(token.value))) found.push(token.value)
    if (found.length > MOST_COLUMNS) throw new Unreadable(unreadable.columns)
    isStart = token.kind === 'sign' && token.value === ',' && depth === 1
    if (token.kind === 'sign') depth += token.value === '(' ? 1 : token.value === ')' ? -1 : 0
  }
  return found
}

type On = { readonly columns: ReadonlyMap<string, readonly string[]>; readonly rows: Rows }

async function* readInsert(tokens: SqlTokens, findTable: FindTable, { columns, rows }: On): AsyncGenerator<Found> {
  const start = await afterWords(tokens, /^(?:into|ignore|delayed|low_priority|high_priority)$/i)
  const { name, next } = await nameOf(tokens, start)
  const table = findTable(name)
  if (!table) return await tokens.skipStatement()
  const named = next.value === '(' && next.kind === 'sign' ? await listedNames(tokens) : columns.get(name)
  if (!named) throw new Unreadable(unreadable.unnamed(name))
  for (let token = next; ; token = await needed(tokens)) {
    if (token.kind === 'word' && token.value.toLowerCase() === 'on') return await tokens.skipStatement()
    if (token.kind !== 'sign') continue
    if (token.value === ';') return
    if (token !== next && token.value === '(') yield* readRow(table, named, await valuesOf(tokens), rows)
  }
}

/** The values of a row; undefined for one that is too long to be read. */
type Values = readonly (string | undefined)[]

/** Of a table of which some rows are read, those that are too long are none of them. */
function readRow(table: Table, names: readonly string[], values: Values, rows: Rows): readonly Found[] {
  const isWhole = values.every((value) => value !== undefined)
  if (!isWhole && !table.isWanted) throw new Unreadable(unreadable.tooLong)
  if (isWhole && values.length === names.length) return rows.read(table, cellsOf(names, values))
  if (isWhole) rows.skip((count) => words.values(count, table.name))
  return []
}

const cellsOf = (names: readonly string[], values: readonly string[]): Cells =>
  new Map(names.map((name, index) => [name, values[index] ?? '']))

async function listedNames(tokens: SqlTokens): Promise<readonly string[]> {
  const names: string[] = []
  for (let token = await needed(tokens); token.value !== ')'; token = await needed(tokens))
    if (token.kind !== 'sign') names.push(token.value)
  return names
}

/** The values of a row, up to its bracket. */
async function valuesOf(tokens: SqlTokens): Promise<Values> {
  const values: (string | undefined)[] = []
  for (let value: string | undefined = ''; ; ) {
    const token = await needed(tokens)
    if (token.kind === 'sign' && /[,)]/.test(token.value)) {
      values.push(value)
      value = ''
      if (token.value === ')') return values
      if (values.length > MOST_COLUMNS) throw new Unreadable(unreadable.values)
    } else if (token.kind === 'long') value = undefined
    else if (token.kind === 'text') value = value === 'x' ? textOfHex(token.value) : token.value
    else if (token.kind === 'word') value = wordValue(token.value)
    else throw new Unreadable(unreadable.noValue(token.value.slice(0, 20)))
  }
}

/** Numbers as they are; what tells how the text behind it is written says nothing itself. */
function wordValue(word: string): string {
  if (/^0x(?:[\da-f]{2})*$/i.test(word)) return textOfHex(word.slice(2))
  return /^(?:null|_\w+)$/i.test(word) ? '' : word.toLowerCase()
}

const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').toString('utf8')
