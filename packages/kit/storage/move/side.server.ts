import type { Engine } from '../database.server'

/** What a column holds: `single` is a number of four bytes, which only PostgreSQL has. */
export type Kind = 'integer' | 'float' | 'single' | 'text'
export type Column = { readonly name: string; readonly kind: Kind }

/** A table as it is moved: columns by name, its primary key in order, the tables that its rows point to. */
export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  readonly needs: readonly string[]
}

/** Values of a row in the order of its columns, each as text that means the same on every engine. */
export type Cells = readonly (string | null)[]

/** A database that is read whole, while nobody else writes to it. */
export type Side = {
  readonly engine: Engine
  /** Names of the steps that it has taken, sorted; none for a database without them. */
  steps(): Promise<string[]>
  /** All tables of the site, without those that an engine keeps for itself, and without notes of a move. */
  tables(): Promise<Table[]>
  /** Rows in the order of the primary key, behind the key `after`; never more than some hundred of them are in memory. */
  rows(table: Table, after?: Cells): AsyncGenerator<readonly Cells[]>
  /** The highest number that a table ever gave; undefined when it gives none, or has given none yet. */
  counterOf(table: string): Promise<string | undefined>
  close(): Promise<void>
}

/** A database that is being filled. Its notes stand in it, so that a step and the note of it are kept together. */
export type FilledSide = Side & {
  /** Notes of the move by name; undefined when none was begun here. */
  notes(): Promise<ReadonlyMap<string, string> | undefined>
  /** Whether there is no table at all. */
  isEmpty(): Promise<boolean>
  /** Makes the place for notes, with the first ones. */
  begin(notes: Readonly<Record<string, string>>): Promise<void>
  /** Empties all tables, and takes away what only slows the filling down: it is noted, to be made again. */
  prepare(tables: readonly Table[]): Promise<void>
  /** Adds rows, and notes the last one, in one transaction. */
  add(table: Table, rows: readonly Cells[], note: readonly [name: string, value: string]): Promise<void>
  /** Sets what the next number of a table comes after. */
  count(table: string, counter: string): Promise<void>
  /** Makes again what was taken away; hears the name of each. */
  complete(onPart: (name: string) => void): Promise<void>
  /** Takes the notes away: the last thing. */
  finish(): Promise<void>
}

/** The table of the notes. */
export const NOTES = 'site_move'
/** Before the name of a note that holds SQL to be run when all rows are there; they are run by name. */
export const LATER = 'later:'

/** Thrown for what cannot be moved; says so in one line. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}

const OWN_TABLE = /^(?:sqlite_|kysely_migration)/

/** Whether a table belongs to the site, by its name. */
export const isMoved = (name: string): boolean => name !== NOTES && !OWN_TABLE.test(name)

export const byName = (one: { readonly name: string }, other: { readonly name: string }): number => (one.name < other.name ? -1 : 1)

/** The primary key of a row. */
export const keyOf = ({ columns, key }: Table, row: Cells): Cells =>
  key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null)
