import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderPost } from '@frontage/kit/post/mail.server'
import { createOutbox } from '@frontage/kit/post/outbox.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf, textIn } from '@frontage/kit/storage/dump.fake'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import { grace } from '@frontage/kit/tools.fake'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { deleteContactForm } from '../../definition/wire.admin'
import { up } from '../../migrations/2026-12-01-form-mails'
import { contactDefinition } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { QUARANTINE_DAYS } from '../../spec'
import * as wire from '../wire.admin'

const CANARY = 'Kotuku77'
const DAY = 86_400_000
const [step] = contactDefinition.steps
const definition = {
  ...contactDefinition,
  retention: 90,
  steps: [{ title: '', fields: [...step!.fields, { type: 'file' as const, name: 'doc', accept: ['pdf'] }] }],
  letter: { ...contactDefinition.letter, attach: ['doc'], replyTo: 'your-email' },
  actions: {
    redirect: { url: '/thanks?name=[your-name]' },
    webhooks: [{ url: 'https://hooks.example/in' }],
  },
}

describe.each(engines)('what is deleted is gone on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  /** A message whose words can be looked for everywhere, with its e-mails in the folder of e-mails. */
  async function setUp(change: Record<string, string> = {}) {
    const mails = mkdtempSync(path.join(tmpdir(), 'frontage-mails-'))
    const worse: Parameters<typeof createFormSite>[0]['worse'] = (fakes) => ({
      outbox: createOutbox({ ...fakes, post: createFolderPost(mails), from: () => 'site@example.test' }),
    })
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl'), worse })
    close = async () => {
      await site.close()
      rmSync(mails, { recursive: true, force: true })
    }
    const form = await site.form(definition)
    await site.send(form, {
      'your-name': `${CANARY} Person`,
      'your-email': `${CANARY}@example.test`,
      'your-message': `Call ${CANARY} back`,
      doc: new File([`%PDF-1.7\n%${CANARY}\n%%EOF\n`], `${CANARY}.pdf`, { type: 'application/pdf' }),
      ...change,
    })
    await site.jobs.runDue()
    const everything = async () => [await dumpOf(site.db), textIn(mails), textIn(`${site.database.folder}/files`)].join('\n')
    const ids = (await site.entries()).map(({ id }) => id)
    return { ...site, site, mails, form, ids, everything }
  }

  test('bar J05: a message that is deleted leaves no word in the database, the e-mails or the files', async () => {
    const { site, mails, ids, everything } = await setUp()
    expect(textIn(mails)).toContain(CANARY)
    expect(await dumpOf(site.db)).toContain(CANARY)
    await site.call(wire.moveEntries, { ids, to: 'trash' }, 'owner')
    expect((await site.call(wire.deleteEntries, { ids }, 'owner')).answer).toEqual({ deleted: 1 })
    expect(await everything()).not.toContain(CANARY)
    expect(textIn(mails)).toBe('')
    expect(await site.mails()).toEqual([])
    expect(await site.db.withTables<KitTables>().selectFrom('job').selectAll().execute()).toEqual([])
    await site.jobs.runDue()
    expect(await everything()).not.toContain(CANARY)
  })

  test('bar J03: a form that keeps messages for 90 days keeps nothing of them after that', async () => {
    const { clock, feature, everything } = await setUp()
    clock.advance(91 * DAY)
    await feature.start!()
    expect(await everything()).not.toContain(CANARY)
  })

  test('bar J03: spam goes with its files when its time in quarantine is over', async () => {
    const { clock, feature, everything } = await setUp({ _frontage_website: 'x' })
    expect(await everything()).toContain(CANARY)
    clock.advance((QUARANTINE_DAYS + 1) * DAY)
    await feature.start!()
    expect(await everything()).not.toContain(CANARY)
  })

  test('bar J03: the trash is emptied when a message has been there for 30 days', async () => {
    const { site, ids, clock, feature, everything } = await setUp()
    await site.call(wire.moveEntries, { ids, to: 'trash' }, 'owner')
    clock.advance((TRASH_DAYS - 1) * DAY)
    await feature.start!()
    expect(await everything()).toContain(CANARY)
    clock.advance(2 * DAY)
    await feature.start!()
    expect(await everything()).not.toContain(CANARY)
  })

  test('bar J05: e-mails from before the site knew what they are about go along too', async () => {
    const { site, ids, everything } = await setUp()
    await site.db.withTables<KitTables>().updateTable('mail').set({ about: '' }).execute()
    await up(site.db)
    await site.call(wire.moveEntries, { ids, to: 'trash' }, 'owner')
    await site.call(wire.deleteEntries, { ids }, 'owner')
    expect(await everything()).not.toContain(CANARY)
  })

  test('bar J05: a form that is deleted takes the e-mails about its messages along', async () => {
    const { site, form, everything } = await setUp()
    const { answer } = await site.call(deleteContactForm, { id: form, entries: 1 }, 'owner')
    expect(await everything(), 'it can be restored').toContain(CANARY)
    await site.trash.delete(answer.trash, grace)
    expect(await everything()).not.toContain(CANARY)
  })
})
