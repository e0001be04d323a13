import type { CreateTableBuilder } from 'kysely'
import type { Engine } from './database.server'

/** The one column that the engines spell differently: a number that counts up by itself and is never given twice. */
export const withId = <Table extends string, Columns extends string>(table: CreateTableBuilder<Table, Columns>, engine: Engine) =>
  engine === 'postgres'
    ? table.addColumn('id', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    : table.addColumn('id', 'integer', (column) => column.autoIncrement().primaryKey())
