import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { keepStatements } from './sqlite-statements.server'

const notesIn = (sqlite: Sqlite.Database) => {
  sqlite.exec("create table note (text text); insert into note values ('one')")
  return keepStatements(sqlite)
}

test('the same query is compiled once', () => {
  const statements = notesIn(new Sqlite(':memory:'))
  expect(statements.prepare('select * from note')).toBe(statements.prepare('select * from note'))
})

test('a kept query sees a column that came later', () => {
  const sqlite = new Sqlite(':memory:')
  const statements = notesIn(sqlite)
  expect(statements.prepare('select * from note').all([])).toEqual([{ text: 'one' }])
  sqlite.exec('alter table note add column seen integer default 0')
  expect(statements.prepare('select * from note').all([])).toEqual([{ text: 'one', seen: 0 }])
})

test('what was not asked for long is compiled anew', () => {
  const statements = notesIn(new Sqlite(':memory:'))
  const [often, once] = ['select 1 as often', 'select 1 as once'].map((text) => statements.prepare(text))
  for (let place = 0; place < 400; place += 1) {
    statements.prepare(`select ${place} as other`)
    statements.prepare('select 1 as often')
  }
  expect(statements.prepare('select 1 as often')).toBe(often)
  expect(statements.prepare('select 1 as once')).not.toBe(once)
  expect(statements.prepare('select 1 as once').all([])).toEqual([{ once: 1 }])
})

test('a query of thousands of ids is not kept', () => {
  const statements = notesIn(new Sqlite(':memory:'))
  const long = `select 1 where 1 in (${Array.from({ length: 2_000 }, () => '?').join(', ')})`
  expect(statements.prepare(long)).not.toBe(statements.prepare(long))
})
