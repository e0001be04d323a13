import { readdirSync } from 'node:fs'
import { engines } from '@frontage/kit/storage/database.fake'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'
import type { Files } from '@frontage/kit/storage/files.server'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { UPLOAD_LIFE } from '../../spec'

const full = (): never => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}
const pdf = (): File => new File(['%PDF-1.7\n%%EOF\n'], 'plan.pdf')

/** A database that can hold no more, until it is let. */
async function fill(db: AnyDatabase, engine: Engine): Promise<() => Promise<unknown>> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db)
    return () => sql`pragma max_page_count = 1000000`.execute(db)
  }
  const refuse = sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
  await refuse.execute(db)
  await sql`create trigger refuse before insert on form_ticket for each row execute function refuse()`.execute(db)
  return () => sql`drop trigger refuse on form_ticket`.execute(db)
}

describe.each(engines)('a disk that is full, on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp(files: Partial<Files> = {}) {
    const faults = { ...files }
    const site = await createFormSite({
      engine,
      postgresUrl: inject('postgresUrl'),
      worse: (tools) => ({ files: new Proxy(tools.files, { get: (real, name: keyof Files) => faults[name] ?? real[name] }) }),
    })
    close = site.close
    const [step] = contactDefinition.steps
    const doc = { type: 'file' as const, name: 'doc', accept: ['pdf'] }
    const form = await site.form({ ...contactDefinition, thanks: null, steps: [{ title: '', fields: [...step!.fields, doc] }] })
    const send = async (fields: Record<string, string | Blob>) => {
      const own = { _wpcf7_unit_tag: `wpcf7-f${form}-p1-o1`, _frontage_ticket: site.ticket(form) }
      return site.post(`/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { ...own, ...fields })
    }
    const blobs = (): number =>
      readdirSync(`${site.database.folder}/files`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    return { ...site, form, faults, send, blobs }
  }

  test('bar H04: a file that cannot be kept: 503 with Retry-After, nothing half-written, and it works again', async () => {
    const site = await setUp({ take: full })
    const fields = { ...filled(), doc: pdf() }
    const refused = await site.send(fields)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect(refused.body).not.toMatch(/ENOSPC|space|device/)
    expect([await site.entries(), await site.mails()]).toEqual([[], []])
    // A form without files does not mind.
    expect((await site.send(filled())).json()).toMatchObject({ status: 'mail_sent' })
    delete site.faults.take
    expect((await site.send(fields)).json()).toMatchObject({ status: 'mail_sent' })
    site.clock.advance(UPLOAD_LIFE + 1000)
    await site.feature.start?.()
    expect([(await site.uploads()).length, site.blobs()]).toEqual([1, 1])
  })

  test('bar H04: a database that can hold no more: 503 with Retry-After, nothing half-written, and it works again', async () => {
    const site = await setUp()
    const empty = await fill(site.db, engine)
    const answers = []
    for (let count = 0; count < 60 && answers.at(-1)?.statusCode !== 503; count++) {
      site.bucket.name = `home ${count}`
      answers.push(await site.send(filled({ 'your-message': `${count} `.repeat(500) })))
    }
    const last = answers.at(-1)
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([503, '5'])
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect(await site.entries()).toHaveLength(taken.length)
    expect(await site.mails()).toHaveLength(taken.length)
    await empty()
    expect((await site.send(filled())).json()).toMatchObject({ status: 'mail_sent' })
    expect(await site.entries()).toHaveLength(taken.length + 1)
  })

  test('bar H10: ended between file and message: an orphan that is swept, never a message without its file', async () => {
    const site = await setUp()
    const { db } = site
    await sql`drop table form_delivery`.execute(db)
    expect((await site.send({ ...filled(), doc: pdf() })).json()).toMatchObject({ status: 'mail_failed' })
    expect(await site.entries()).toEqual([])
    expect(site.blobs()).toBe(0)
    site.faults.remove = full
    expect((await site.send({ ...filled(), doc: pdf() })).statusCode).toBe(503)
    expect([(await site.entries()).length, (await site.uploads()).length, site.blobs()]).toEqual([0, 1, 1])
    delete site.faults.remove
    site.clock.advance(UPLOAD_LIFE + 1000)
    await site.feature.start?.()
    expect([await site.uploads(), site.blobs()]).toEqual([[], 0])
  })

  test('before a file gets its name its row is there, so that no crash leaves a file that nobody knows of (bar H10)', async () => {
    const site = await setUp()
    const known: number[] = []
    site.faults.take = async () => {
      known.push((await site.uploads()).length)
      return full()
    }
    expect((await site.send({ ...filled(), doc: pdf() })).statusCode).toBe(503)
    expect(known).toEqual([1])
    delete site.faults.take
    site.clock.advance(UPLOAD_LIFE + 1000)
    await site.feature.start?.()
    expect([await site.entries(), await site.uploads(), site.blobs()]).toEqual([[], [], 0])
  })

  test('bar H10: ended between message and file: the next sweep takes the file', async () => {
    const site = await setUp()
    expect((await site.send({ ...filled(), doc: pdf() })).json()).toMatchObject({ status: 'mail_sent' })
    site.clock.advance(31 * 86_400_000)
    await sql`update form_entry set state = 'spam'`.execute(site.db)
    site.faults.remove = full
    await expect(site.feature.start?.()).rejects.toThrow('no space')
    expect([(await site.entries()).length, (await site.uploads()).length, site.blobs()]).toEqual([0, 1, 1])
    expect((await site.uploads())[0]).toMatchObject({ entry_id: null })
    delete site.faults.remove
    await site.feature.start?.()
    expect([await site.uploads(), site.blobs()]).toEqual([[], 0])
  })
})
