import { readdirSync } from 'node:fs'
import { startClamd, VIRUS } from '@frontage/kit/storage/clamd.fake'
import { engines } from '@frontage/kit/storage/database.fake'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import { createScanner } from '@frontage/kit/storage/scanner.server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { entryFileAddress, getEntry, uncheckedFileAddress } from '../../inbox/wire.admin'
import { FilesStore } from '../../server/files.store'
import { createFormSite } from '../../server/forms.fake'
import { createScans } from './scan-files'

const AJAX = '/wp-admin/admin-ajax.php'
const pdf = (words: string, name = 'plan.pdf') => new File([`%PDF-1.7\n${words}\n%%EOF\n`], name)
const bad = (name = 'eicar.pdf') => pdf(VIRUS, name)
const cookie = `__Host-frontage=${'owner'.padEnd(43, '-')}`
const INFECTED = 'A virus was found in this file. It was not uploaded.'
const definition = {
  title: 'Plans',
  guard: { check: 'none' as const },
  steps: [
    {
      title: '',
      fields: [
        { type: 'text' as const, name: 'your-name' },
        { type: 'upload' as const, name: 'plans', accept: ['pdf'] },
        { type: 'file' as const, name: 'doc', accept: ['pdf'] },
      ],
    },
  ],
  letter: { attach: ['plans', 'doc'] },
}

describe.each(engines)('files are checked for viruses on %s', (engine) => {
  let clamd: Awaited<ReturnType<typeof startClamd>>
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0

  async function open(isSet = true): Promise<void> {
    const worse: Parameters<typeof createFormSite>[0]['worse'] = (tools) => ({
      scanner: isSet ? createScanner({ ...tools, at: clamd.at, patience: 1_000, jobPatience: 1_000 }) : undefined,
    })
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl'), worse })
    form = await site.form(definition)
  }
  beforeEach(async () => {
    clamd = await startClamd()
  })
  afterEach(async () => {
    await site.close()
    await clamd.stop()
  })

  const blobs = (): string[] =>
    readdirSync(`${site.database.folder}/files`, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && entry.name !== '.ping' && !entry.parentPath.endsWith('.incoming') ? [entry.name] : [],
    )
  const upload = async (file: File) => {
    const fields = { action: 'dnd_codedropz_upload', security: site.tickets.issueForUploads(), form_id: String(form), upload_name: 'plans' }
    return (await site.post(AJAX, { ...fields, 'upload-file': file })).json() as { success: boolean; data: unknown }
  }
  let written = 0
  const send = (doc: File) => site.send(form, { 'your-name': `Ann ${++written}`, doc })
  /** Long enough for every pause of a job. */
  const later = async (): Promise<void> => {
    site.clock.advance(600_000)
    await site.jobs.runDue()
  }
  const download = async (address: (id: number) => string) => {
    const [file] = await site.uploads()
    return site.server.inject({ url: address(file!.id), headers: { cookie } })
  }
  const shown = async () =>
    (await site.call(getEntry, { id: (await site.entries()).at(-1)!.id }, 'owner')).answer.values.find(({ name }) => name === 'doc')?.files
  const attached = async () => {
    const mails = await site.db.withTables<KitTables>().selectFrom('mail').select('attachments').execute()
    return mails.map(({ attachments }) => attachments).join()
  }

  test('a hit is refused in words at its field, at every door, and nothing of it is kept (bar D08)', async () => {
    await open()
    expect(await upload(bad())).toEqual({ success: false, data: INFECTED })
    expect(await send(bad())).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'doc', message: INFECTED }] })
    const page = await site.post(`/contact-form/${form}`, {
      'your-name': 'Ann',
      doc: bad(),
      _step: 'next',
      _frontage_ticket: site.ticket(form),
    })
    expect(page.statusCode).toBeLessThan(500)
    expect(clamd.state.scanned.filter((file) => file.includes(VIRUS))).toHaveLength(3)
    expect([await site.entries(), await site.uploads(), blobs()]).toEqual([[], [], []])
  })

  test('what is clean is taken, shown and attached as ever (bar D08)', async () => {
    await open()
    expect(await upload(pdf('one'))).toMatchObject({ success: true })
    expect((await send(pdf('two'))).status).toBe('mail_sent')
    expect((await site.uploads()).map(({ scan }) => scan)).toEqual(['clean', 'clean'])
    expect(await shown()).toMatchObject([{ name: 'plan.pdf', scan: 'clean' }])
    expect(await attached()).toContain('plan.pdf')
  })

  test.each(['hangs', 'is away', 'cannot say'] as const)(
    'while the scanner %s a file waits, is not e-mailed, and is downloaded with a warning only (bar D08)',
    async (how) => {
      await open()
      if (how === 'is away') await clamd.stop()
      else clamd.state.mood = how === 'hangs' ? 'hangs' : 'refuses'
      expect((await send(pdf('one'))).status).toBe('mail_sent')
      expect(await shown()).toMatchObject([{ name: 'plan.pdf', scan: 'waiting' }])
      expect(await attached()).not.toContain('plan.pdf')
      expect(await download(entryFileAddress)).toMatchObject({ statusCode: 409 })
      const warned = await download(uncheckedFileAddress)
      expect([warned.statusCode, warned.body]).toEqual([200, expect.stringContaining('one')])
      await later()
      expect(await shown()).toMatchObject([{ scan: 'waiting' }])
      if (how === 'is away') await clamd.startAgain()
      clamd.state.mood = 'works'
      await later()
      expect(await shown()).toMatchObject([{ scan: 'clean' }])
      expect((await download(entryFileAddress)).statusCode).toBe(200)
    },
  )

  test('a virus that is found later is deleted, and the message says so (bar D08)', async () => {
    await open()
    await clamd.stop()
    expect((await send(bad())).status).toBe('mail_sent')
    expect(await upload(bad('unsent.pdf'))).toMatchObject({ success: true })
    expect(blobs()).toHaveLength(2)
    await clamd.startAgain()
    await later()
    expect(blobs()).toEqual([])
    expect(await shown()).toMatchObject([{ name: 'eicar.pdf', scan: 'infected' }])
    expect(await site.uploads()).toHaveLength(1)
    for (const address of [entryFileAddress, uncheckedFileAddress]) expect((await download(address)).statusCode).toBe(410)
  })

  test('files from before there was a scanner wait for it from the next start on (bar D08)', async () => {
    await open(false)
    expect((await send(pdf('one'))).status).toBe('mail_sent')
    expect(await shown()).toMatchObject([{ scan: '' }])
    const scanner = createScanner({ ...site, at: clamd.at })
    await createScans({ ...site, scanner, store: new FilesStore(site) }).start()
    expect(await shown()).toMatchObject([{ scan: 'waiting' }])
    await later()
    expect(await shown()).toMatchObject([{ scan: 'clean' }])
    expect(clamd.state.scanned).toHaveLength(1)
  })
})
