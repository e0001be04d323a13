import { existsSync, readdirSync } from 'node:fs'
import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { FilesStore } from '../../server/files.store'
import { createFormSite } from '../../server/forms.fake'
import { UPLOAD_LIFE } from '../../spec'

const ROUNDS = 100
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

describe.each(engines)('sweeping files on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    close = site.close
    const fields = [
      { type: 'text' as const, name: 'your-name' },
      { type: 'upload' as const, name: 'plans', accept: ['pdf'] },
    ]
    const form = await site.form({ title: 'Plans', guard: { check: 'none' }, steps: [{ title: '', fields }] })
    const upload = async (name: string): Promise<string> => {
      const security = site.tickets.issueForUploads()
      const own = { action: 'dnd_codedropz_upload', security, form_id: String(form), upload_name: 'plans' }
      const answer = await site.post('/wp-admin/admin-ajax.php', { ...own, 'upload-file': new File([PDF], name) })
      const { data } = answer.json() as { data: { path: string; file: string } }
      return `${data.path}/${data.file}`
    }
    const folder = `${site.database.folder}/files`
    const blobs = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.ping').length
    /** Files of messages, and those that wait to be sent, without what is being forgotten. */
    const kept = async () => (await site.uploads()).filter(({ folder: at }) => !at.startsWith('~gone'))
    const isWhole = async () => (await kept()).every(({ key }) => existsSync(`${folder}/${key}`))
    return { ...site, form, upload, blobs, kept, isWhole, sweep: site.feature.sweep! }
  }

  test('a sweep beside a message with the same file: it is sent whole or refused, and never lost (bar D17)', async () => {
    const { upload, send, form, clock, entries, kept, isWhole, blobs, sweep } = await setUp()
    let sent = 0
    const rounds = engine === 'sqlite' ? ROUNDS : ROUNDS / 4
    for (let round = 0; round < rounds; round++) {
      const path = await upload(`${round}.pdf`)
      clock.advance(UPLOAD_LIFE + 1000)
      const message = { 'your-name': `Ann ${round}`, 'plans[]': path }
      const [answer] = await Promise.all(round % 2 ? [send(form, message), sweep()] : [sweep().then(() => send(form, message))])
      if (answer?.status === 'mail_sent') sent += 1
      // Refused where the file was gone before it was looked at; asked to press again where it went after that.
      else expect(['validation_failed', 'stale_ticket'], String(round)).toContain(answer?.status)
      expect(await isWhole(), String(round)).toBe(true)
    }
    await sweep()
    expect((await entries()).length).toBe(sent)
    expect((await kept()).filter(({ entry_id }) => entry_id !== null)).toHaveLength(sent)
    expect(blobs()).toBe(sent)
  })

  test('of a file that a message took in the meantime a sweep takes nothing, and no message gets one that is going (bar D17)', async () => {
    const { upload, send, form, kept, isWhole, files, entries, db, ...tools } = await setUp()
    const store = new FilesStore({ ...tools, db, files })
    const path = await upload('sent.pdf')
    await send(form, { 'your-name': 'Ann', 'plans[]': path })
    const [sent] = await kept()
    expect(await store.forgetUnsent([sent!.id])).toBe(0)
    expect([(await kept()).length, await isWhole()]).toEqual([1, true])

    await upload('going.pdf')
    const going = (await kept()).find(({ entry_id }) => entry_id === null)!
    Object.assign(files, { remove: async () => Promise.reject(new Error('ended')) })
    await expect(store.forgetUnsent([going.id])).rejects.toThrow('ended')
    expect(await store.give([going.id], (await entries())[0]!.id, db)).toBe(false)
  })

  test.each([
    ['before a file goes', true],
    ['between a file and its row', false],
  ])('a sweep that is ended %s leaves none that is named and not there; the next one finishes (bar D17)', async (_when, isBefore) => {
    const { upload, clock, files, kept, isWhole, blobs, sweep, uploads } = await setUp()
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await upload(name)
    clock.advance(UPLOAD_LIFE + 1000)
    const { remove } = files
    let removed = 0
    const ended: typeof remove = async (key) => {
      if (removed === 1 && isBefore) throw new Error('ended')
      await remove(key)
      removed += 1
      if (removed === 2) throw new Error('ended')
    }
    Object.assign(files, { remove: ended })
    await expect(sweep()).rejects.toThrow('ended')
    expect(await isWhole()).toBe(true)
    Object.assign(files, { remove })
    await sweep()
    expect(await kept()).toEqual([])
    expect(await uploads()).toEqual([])
    expect(blobs()).toBe(0)
  })
})
