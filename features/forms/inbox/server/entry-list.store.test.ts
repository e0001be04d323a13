import { engines } from '@frontage/kit/storage/database.fake'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { contactDefinition } from '../../server/contact.fake'
import type { EntryTables } from '../../server/entries.tables'
import { createFormSite } from '../../server/forms.fake'
import { listEntries, moveEntries } from '../wire.admin'
import { createEntryList, type EntryFilter } from './entry-list.store'

const inbox: EntryFilter = { form: 0, state: 'inbox', search: '', before: 0 }
const states = ['new', 'read', 'done', 'spam', 'new', 'trash', 'read'] as const

describe.each(engines)('the list of messages on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const form = await site.form(contactDefinition)
    const other = await site.form(contactDefinition)
    await addEntries(site.db, [form, other])
    return { list: createEntryList(site.db), form }
  }

  test('messages of all states of the inbox are one list, from the newest on, page after page', async () => {
    const { list, form } = await setUp()
    const all = await list.page(inbox, 99)
    expect(all.map(({ state }) => state)).toEqual(['read', 'new', 'done', 'read', 'new'])
    const first = await list.page(inbox, 2)
    const second = await list.page({ ...inbox, before: first.at(-1)!.id }, 2)
    expect([...first, ...second]).toEqual(all.slice(0, 4))
    expect((await list.page({ ...inbox, form }, 99)).map(({ id }) => id)).toEqual(
      all.filter((row) => row.form_id === form).map(({ id }) => id),
    )
    expect((await list.page({ ...inbox, search: 'WORD 4' }, 99)).map(({ search_text }) => search_text)).toEqual(['word 4'])
    expect((await list.page({ ...inbox, state: 'spam' }, 99)).map(({ state }) => state)).toEqual(['spam'])
  })

  test('a search finds what stands in any message of the wanted states, newest first, page after page', async () => {
    const { list, form } = await setUp()
    const found = async (filter: Partial<EntryFilter>, most = 99) =>
      (await list.page({ ...inbox, ...filter }, most)).map(({ search_text }) => search_text)
    expect(await found({ search: 'Wörd' })).toEqual(['word 6', 'word 4', 'word 2', 'word 1', 'word 0'])
    expect(await found({ search: 'word', form })).toEqual(['word 6', 'word 4', 'word 2', 'word 0'])
    expect(await found({ search: 'word', state: 'trash' })).toEqual(['word 5'])
    const [first, second] = await list.page({ ...inbox, search: 'word' }, 2)
    expect([first?.search_text, second?.search_text]).toEqual(['word 6', 'word 4'])
    expect(await found({ search: 'word', before: second!.id })).toEqual(['word 2', 'word 1', 'word 0'])
    expect([await found({ search: 'd 4' }), await found({ search: '4' }), await found({ search: 'd_4' })]).toEqual([
      ['word 4'],
      ['word 4'],
      [],
    ])
    expect(await found({ search: '"word OR' })).toEqual([])
  })

  // PostgreSQL plans a table as small as this by reading all of it.
  const planned = engine === 'sqlite' ? test : undefined
  planned?.('a page reads along the index of each state, and never sorts or scans the messages', async () => {
    const { list, form } = await setUp()
    for (const filter of [inbox, { ...inbox, before: 9 }, { ...inbox, form }, { ...inbox, state: 'done' as const }]) {
      const plan = await list.planOf(filter, 51)
      expect(plan.filter((detail) => /SCAN form_entry|TEMP B-TREE/.test(detail))).toEqual([])
      expect(plan.filter((detail) => /SEARCH form_entry USING COVERING INDEX form_entry_(state|form)/.test(detail)).length).toBeGreaterThan(
        0,
      )
    }
  })
  planned?.('a search asks the index for searches, and reads none but what that finds', async () => {
    const { list } = await setUp()
    const plan = await list.planOf({ ...inbox, search: 'word' }, 51)
    expect(plan.filter((detail) => /SCAN form_entry|SCAN found(?! VIRTUAL)/.test(detail))).toEqual([])
    expect(plan.join('\n')).toContain('SCAN found VIRTUAL TABLE')
  })
})

test('a search in PostgreSQL asks the index for searches, and walks along no other', async () => {
  const site = await createFormSite({ engine: 'postgres', postgresUrl: inject('postgresUrl') })
  const form = await site.form(contactDefinition)
  const values = sql`${form}, 1, 'new', '[]', '', '', 0, '/', '{}', 'some word ' || n, '2026-11-23T00:00:00.000Z', 0, ''`
  await sql`insert into form_entry (form_id, version, state, doubts, sender, summary, files, page, content, search_text, at, is_held, content_key)
    select ${values} from generate_series(1, 20000) as n`.execute(site.db)
  await sql`vacuum analyze form_entry`.execute(site.db)
  const plan = await createEntryList(site.db).planOf({ ...inbox, search: 'word 4321' }, 51)
  const found = plan.join('\n').split(/CTE found/)[1] ?? ''
  expect(found).toContain('Bitmap Index Scan on form_entry_search')
  expect(found.split('->').slice(0, 3).join()).not.toMatch(/Index Scan Backward/)
  await site.close()
})

describe.each(engines)('counts of messages on %s', (engine) => {
  test('are remembered until something happens to messages', async () => {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const form = await site.form(contactDefinition)
    await addEntries(site.db, [form, form])
    const counts = async () => (await site.call(listEntries, { form: 0, state: 'inbox', search: '', before: 0 }, 'owner')).answer.counts
    expect(await counts()).toEqual({ inbox: 5, new: 2, read: 2, done: 1, spam: 1, trash: 1 })
    await addEntries(site.db, [form, form])
    expect(await counts()).toMatchObject({ inbox: 5 })
    await site.call(moveEntries, { ids: [1], to: 'trash' }, 'owner')
    expect(await counts()).toEqual({ inbox: 9, new: 3, read: 4, done: 2, spam: 2, trash: 3 })
    await site.close()
  })
})

async function addEntries(database: AnyDatabase, forms: readonly number[]): Promise<void> {
  const rows = states.map((state, place) => ({
    ...{ form_id: forms[place % 2]!, version: 1, state, doubts: '[]', sender: '', summary: '', files: 0, page: '/', content: '{}' },
    ...{ search_text: `word ${place}`, at: '2026-11-23T00:00:00.000Z', is_held: 0, content_key: '' },
  }))
  await database.withTables<EntryTables>().insertInto('form_entry').values(rows).execute()
}
