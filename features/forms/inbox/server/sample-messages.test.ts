import { readFileSync } from 'node:fs'
import path from 'node:path'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkSent } from '../../filling/server/check-sent'
import { createFormSite } from '../../server/forms.fake'
import { createFormsStore } from '../../server/forms.store'
import { readSent } from '../../server/sent-form'
import { listEntries } from '../wire.admin'

const folder = path.resolve(import.meta.dirname, '../../../../demo')
type Sample = { form: string; values: Record<string, string> }

describe.each(engines)('sample messages on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.feature.demo?.(folder)
  })
  afterAll(() => site.close())

  test('F13: the demo’s inbox has messages in every state, one of them held back with its reason, one with a file', async () => {
    const { entries, counts } = (await site.call(listEntries, {}, 'owner')).answer
    expect(counts).toEqual({ inbox: 5, new: 2, read: 1, done: 2, spam: 1, trash: 0 })
    expect(entries.every(({ from }) => from.startsWith('Sample: '))).toBe(true)
    expect(entries.map(({ sentAt }) => sentAt)).toEqual(
      entries
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .reverse(),
    )
    const held = (await site.call(listEntries, { state: 'spam' }, 'owner')).answer.entries
    expect(held).toMatchObject([{ doubts: ['too-fast', 'links'] }])
    const [file] = await site.uploads()
    expect((await site.files.read(file!.key))?.length).toBe(Number(file!.bytes))
    expect(entries.filter(({ files }) => files === 1)).toHaveLength(1)
    expect(await site.mails()).toEqual([])
  })

  test('F13: nobody in them can be written to, each fits its form, and they come once', async () => {
    const samples = JSON.parse(readFileSync(path.join(folder, 'messages.json'), 'utf8')) as Sample[]
    const forms = createFormsStore(site.db)
    const ids = new Map((await forms.list()).map(({ id, title }) => [title, id]))
    for (const { form, values } of samples) {
      expect(values['your-email']).toMatch(/\.example$/)
      const known = await forms.find(ids.get(form) ?? 0)
      const sent = readSent(known!.form, values)
      expect(Object.keys(values).filter((name) => !sent.values.has(name))).toEqual([])
      expect(checkSent(known!.form, sent, { isAnswered: () => true, isAsked: () => true, filesOf: () => 0, today: '2026-11-21' })).toEqual(
        [],
      )
    }
    await site.feature.demo?.(folder)
    expect(await site.entries()).toHaveLength(6)
  })
})
