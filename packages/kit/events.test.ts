import type { DatabaseConnection, Driver } from 'kysely'
import { expect, test } from 'vitest'
import { createEvents } from './events.server'
import type { AnyDatabase } from './storage/database.server'
import { minding } from './storage/when-over.server'

let lines = 0
const note = async (name: string) => ({ id: ++lines, name })

test('what visitors see changes by what owners do, not by messages that come in nor by accounts', () => {
  const events = createEvents(note)
  const heard: string[] = []
  events.onPublic(() => heard.push('public'))
  events.on('forms.received', () => heard.push('message'))
  events.onEvery((name) => heard.push(name ?? 'anything'))
  events.hear('forms.received')
  events.hear('accounts.changed')
  expect(heard).toEqual(['message', 'forms.received', 'accounts.changed'])
  heard.length = 0
  events.hear('pages.changed')
  expect(heard).toEqual(['public', 'pages.changed'])
  heard.length = 0
  events.hear(undefined)
  expect(heard).toEqual(['public', 'message', 'anything'])
})

test('whoever hears of changes hears that something was added, and by which name', () => {
  const events = createEvents(note)
  const heard: unknown[] = []
  events.on('reviews.changed', () => heard.push('changed'))
  events.on('reviews.received', () => heard.push('received'))
  events.onPublic((name) => heard.push(name))
  events.hear('reviews.added')
  expect(heard).toEqual(['changed', 'reviews.added'])
})

test('what listeners have begun is waited for, and what follows from it', async () => {
  const events = createEvents(note)
  const done: string[] = []
  let go = (): void => undefined
  events.on('reviews.changed', async () => {
    await new Promise<void>((resolve) => {
      go = resolve
    })
    done.push('slow')
    events.hear('pages.changed')
  })
  events.on('pages.changed', async () => {
    await Promise.resolve()
    done.push('what followed')
  })
  events.hear('reviews.changed')
  const idle = events.idle().then(() => done.push('idle'))
  expect(done).toEqual([])
  go()
  await idle
  expect(done).toEqual(['slow', 'what followed', 'idle'])
})

/** A transaction of a database that does nothing by itself. */
function transaction() {
  const connection = {} as DatabaseConnection
  const nothing = async (): Promise<void> => {}
  const driver = minding({ beginTransaction: nothing, commitTransaction: nothing, rollbackTransaction: nothing } as unknown as Driver)
  const trx = {
    getExecutor: () => ({ provideConnection: (work: (own: unknown) => unknown) => work(connection) }),
  } as unknown as AnyDatabase
  return {
    trx,
    begin: () => driver.beginTransaction(connection, {}),
    commit: () => driver.commitTransaction(connection),
    rollback: () => driver.rollbackTransaction(connection),
  }
}

test('what is told is heard when its transaction is committed, and when its line was read though nobody said so', async () => {
  const events = createEvents(note)
  const heard: unknown[] = []
  events.onEvery((name, line) => heard.push([name, line?.id]))
  const { trx, begin, commit, rollback } = transaction()
  const own = (): { id: number; name: string } => ({ id: lines, name: 'pages.changed' })

  await begin()
  await events.tell('pages.changed', trx)
  expect([events.isOpen(own()), heard]).toEqual([true, []])
  await commit()
  expect([events.isOpen(own()), heard.splice(0)]).toEqual([false, [['pages.changed', lines]]])

  await begin()
  await events.tell('pages.changed', trx)
  await rollback()
  expect([events.isOpen(own()), heard]).toEqual([false, []])

  await begin()
  await events.tell('pages.changed', trx)
  expect(events.isOpen(own())).toBe(true)
  await rollback()
  expect(heard.splice(0)).toEqual([['pages.changed', lines]])

  await begin()
  await commit()
  expect(heard, 'of each transaction its own').toEqual([])
})
