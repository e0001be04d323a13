import { readdirSync } from 'node:fs'
import { engines } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'
import { UPLOAD_LIFE } from '../../spec'
import { mismatches, refusedNames } from './refused-files.fake'

const AJAX = '/wp-admin/admin-ajax.php'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const pdf = (name = 'plan.pdf', text = PDF): File => new File([text], name)

describe.each(engines)('uploads on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  let photo: Uint8Array<ArrayBuffer> = new Uint8Array()
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    photo = new Uint8Array(await createPhoto(40, 30))
    form = await site.form({
      title: 'Plans',
      guard: { check: 'none' },
      steps: [
        {
          title: '',
          fields: [
            { type: 'text', name: 'your-name', required: true },
            { type: 'upload', name: 'plans', accept: ['pdf', 'jpg', 'png', 'docx', 'txt', 'gif'] },
            { type: 'file', name: 'doc', accept: ['pdf', 'jpg', 'png', 'docx', 'txt', 'gif'] },
            { type: 'upload', name: 'notes', accept: ['pdf'], mostBytes: 1024 },
          ],
        },
      ],
      letter: { attach: ['plans', 'doc'] },
    })
  })
  afterAll(() => site.close())

  type Answer = { success: boolean; data: { path: string; file: string } & string }
  const ask = async (action: string, fields: Record<string, string | Blob>): Promise<Answer> =>
    (await site.post(AJAX, { action, ...fields })).json() as Answer
  const upload = (file: Blob, fields: Record<string, string> = {}) =>
    ask('dnd_codedropz_upload', {
      security: site.tickets.issueForUploads(),
      form_id: String(form),
      upload_name: 'plans',
      ...fields,
      'upload-file': file,
    })
  const blobs = (): number =>
    readdirSync(`${site.database.folder}/files`, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.ping',
    ).length

  test('U02: the ticket for uploads: a fresh one, unless it is still good', async () => {
    const { success, data } = await ask('_wpcf7_check_nonce', { _ajax_nonce: 'stale' })
    expect(success).toBe(true)
    const still = await site.post(AJAX, { action: '_wpcf7_check_nonce', _ajax_nonce: data })
    expect([still.body, still.headers['content-type']]).toEqual(['0', 'text/html; charset=utf-8'])
  })

  test('U02: a file lands in a folder that the server made, whatever folder was asked for', async () => {
    for (const upload_folder of ['', 'abcdefghij01234567891795180022', '../../x', '/etc', 'x'.repeat(10_000)]) {
      const { success, data } = await upload(pdf(), { upload_folder })
      expect(success).toBe(true)
      expect(data.path).toMatch(/^[A-Za-z0-9]{20}\d{10}-[\w-]{22}$/)
      expect(data.file).toBe('plan.pdf')
    }
  })

  test('U02: the same name twice gets a number', async () => {
    const first = await upload(pdf('l.pdf'))
    expect((await upload(pdf('l.pdf'), { upload_folder: first.data.path })).data).toMatchObject({ path: first.data.path, file: 'l-1.pdf' })
  })

  test('a wrong ticket, no file, and a form that is not there', async () => {
    expect(await upload(pdf(), { security: 'wrong' })).toEqual({ success: false, data: 'The security nonce is invalid or expired.' })
    expect(
      await ask('dnd_codedropz_upload', { security: site.tickets.issueForUploads(), form_id: String(form), upload_name: 'plans' }),
    ).toEqual({
      success: false,
      data: '() Uploading a file fails for any reason',
    })
    expect(await upload(pdf(), { form_id: '4711' })).toMatchObject({ success: false })
  })

  test('bar D01: limits come from the form, not from the request', async () => {
    const tricks = { supported_type: 'php%', 'blacklist-types': '', type: '*', max_file: '999', size_limit: '999999999' }
    expect(await upload(new File(['<?php'], 'a.php'), tricks)).toEqual({
      success: false,
      data: 'Uploaded file is not allowed for file type',
    })
    // A kind that other forms take.
    const table = { ...tricks, supported_type: 'csv', type: 'csv', accept: 'csv' }
    expect(await upload(new File(['a,b\n1,2\n'], 'a.csv'), table)).toMatchObject({ success: false })
    expect(await upload(new File(['a,b\n1,2\n'], 'a.txt'), table)).toMatchObject({ success: true })
  })

  test('bar D02: names of more than sixty kinds are refused, whatever stands before or behind the ending', async () => {
    expect(refusedNames.length).toBeGreaterThan(60)
    for (const name of refusedNames) {
      site.clock.advance(6_000)
      expect(await upload(new File([photo], name)), name).toMatchObject({ success: false })
    }
    expect(blobs()).toBe((await site.uploads()).length)
  })

  test('bar D02: what is shown of a name has nothing that cannot be seen, and is not endless', async () => {
    const { data } = await upload(new File([photo], `\u202e${'ā'.repeat(300)}<img src=x>.jpg`))
    expect([...data.file].length).toBeLessThanOrEqual(150)
    expect(data.file).not.toMatch(/[<>\u202e]/)
    expect(data.file).toMatch(/\.jpg$/)
    const keys = (await site.uploads()).map(({ key }) => key)
    expect(keys.every((key) => /^[0-9a-f]{2}\/[0-9a-f]{32}\.\w+$/.test(key))).toBe(true)
  })

  test('bar D03: the ending and what the file holds have to agree', async () => {
    const before = (await site.uploads()).length
    for (const [name, bytes] of mismatches(photo))
      expect(await upload(new File([new Uint8Array(Buffer.from(bytes))], name)), name).toEqual({
        success: false,
        data: 'Uploaded file is not allowed for file type',
      })
    expect((await site.uploads()).length).toBe(before)
  })

  test('bar D18: the same verdict for a file that comes along with the message', async () => {
    for (const [name, bytes] of [...mismatches(photo), ...refusedNames.map((one) => [one, photo] as const)]) {
      site.clock.advance(61_000)
      const answer = await site.send(form, { 'your-name': 'Ann', doc: new File([new Uint8Array(Buffer.from(bytes))], name) })
      expect(answer, name).toMatchObject({
        status: 'validation_failed',
        invalid_fields: [{ field: 'doc', message: 'You are not allowed to upload files of this type.' }],
      })
    }
  })

  test('bar D09: the eleventh file is refused; of fifty at once ten are taken', async () => {
    const security = site.tickets.issueForUploads()
    const folder = (await upload(pdf(), { security })).data.path
    for (let count = 2; count <= 10; count++) expect((await upload(pdf(), { security, upload_folder: folder })).success).toBe(true)
    expect(await upload(pdf(), { security, upload_folder: folder })).toEqual({
      success: false,
      data: 'Note : Some of the files are not uploaded ( Only 10 files allowed )',
    })
    expect(await upload(pdf(), { security })).toMatchObject({ success: false })
    site.clock.advance(61_000)
    const other = site.tickets.issueForUploads()
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(pdf(), { security: other })))
    expect(answers.filter(({ success }) => success)).toHaveLength(10)
    expect((await site.uploads()).filter(({ folder: at }) => at === answers.find(({ success }) => success)?.data.path)).toHaveLength(10)
  })

  test('all files of a field together hold as many bytes as it takes files of the largest size, and not one more (bar D09)', async () => {
    site.clock.advance(61_000)
    const most = 200
    const field = { type: 'upload' as const, name: 'plans', accept: ['txt'], mostFiles: 10, mostBytes: most }
    const small = await site.form({ title: 'Small', guard: { check: 'none' }, steps: [{ title: '', fields: [field] }] })
    const [security, form_id] = [site.tickets.issueForUploads(), String(small)]
    const send = (bytes: number) => upload(new File(['a'.repeat(bytes)], 'a.txt'), { security, form_id })
    expect((await send(most + 1)).success).toBe(false)
    const path = (await send(most)).data.path
    for (let count = 2; count <= 10; count++) expect((await send(most)).success).toBe(true)
    expect((await send(1)).success).toBe(false)
    const held = (await site.uploads()).filter(({ folder }) => folder === path)
    expect(held.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(10 * most)
  })

  test('bar D10: a byte too many', async () => {
    site.clock.advance(61_000)
    const large = new File([PDF, new Uint8Array(10_485_761 - PDF.length)], 'large.pdf')
    expect(await upload(large)).toEqual({ success: false, data: 'Uploaded file is too large' })
    // The own limit of a field.
    const of = (bytes: number): File => pdf('note.pdf', PDF.padEnd(bytes, '\n'))
    expect(await upload(of(1024), { upload_name: 'notes' })).toMatchObject({ success: true })
    expect(await upload(of(1025), { upload_name: 'notes', size_limit: '99999' })).toEqual({
      success: false,
      data: 'Uploaded file is too large',
    })
  })

  test('bar D13: only an own file that was not sent goes', async () => {
    const mine = site.tickets.issueForUploads()
    const { data } = await upload(pdf('mine.pdf'), { security: mine })
    const path = `${data.path}/${data.file}`
    const foreign = site.tickets.issueForUploads()
    const remove = (fields: Record<string, string>) => ask('dnd_codedropz_upload_delete', fields)
    expect(await remove({ path, security: 'stale' })).toEqual({ success: false, data: 'The security nonce is invalid or expired.' })
    expect(await remove({ path, security: foreign })).toEqual({ success: false, data: 'Error: Unauthorized Request!' })
    for (const bad of ['../../config', '/etc/passwd', 'file:///etc/passwd', 'phar://x', '..', `${data.path}/../x`, data.path])
      expect(await remove({ path: bad, security: mine })).toEqual({ success: false, data: 'Error: File not safe' })
    expect(await ask('dnd_codedropz_upload_delete', { path: '', security: mine })).toEqual({
      success: false,
      data: 'Error: Invalid Request.',
    })
    expect(await remove({ path, security: mine })).toEqual({ success: true, data: 'File Deleted!' })
    expect(await remove({ path, security: mine })).toEqual({ success: false, data: 'Error: Unauthorized Request!' })
    const sent = await upload(pdf('sent.pdf'), { security: mine, upload_folder: data.path })
    await site.send(form, { 'your-name': 'Ann', 'plans[]': `${sent.data.path}/${sent.data.file}` })
    expect(await remove({ path: `${sent.data.path}/sent.pdf`, security: mine })).toEqual({
      success: false,
      data: 'Error: Unauthorized Request!',
    })
  })

  test('bar D14: a message can only name files that wait in a folder of its visitor', async () => {
    const { data } = await upload(pdf('used.pdf', `${PDF}used`))
    const used = `${data.path}/${data.file}`
    expect(await site.send(form, { 'your-name': 'Ann', 'plans[]': used })).toMatchObject({ status: 'mail_sent' })
    const [row] = (await site.uploads()).filter(({ name }) => name === 'used.pdf')
    expect(row?.entry_id).toBe((await site.entries()).at(-1)?.id)
    const before = (await site.entries()).length
    for (const path of [
      used,
      '/etc/hostname',
      '../x',
      'http://127.0.0.1:9/',
      'data:text/plain,x',
      `abcdefghij01234567891795180022/a.pdf`,
      row!.key,
    ])
      for (const field of ['plans', 'doc'])
        expect(await site.send(form, { 'your-name': 'Ann', [field]: path }), path).toMatchObject({ status: 'validation_failed' })
    expect((await site.entries()).length).toBe(before)
  })

  test('a message with files: kept, linked, and attached to its letter', async () => {
    const before = blobs()
    const answer = await site.send(form, { 'your-name': 'Ann', doc: [pdf('a.pdf'), pdf('a.pdf', `${PDF}2`)] })
    expect(answer.status).toBe('mail_sent')
    expect(blobs()).toBe(before + 2)
    const entry = (await site.entries()).at(-1)
    expect(entry?.files).toBe(2)
    while (await site.jobs.runDue());
    const attached = site.letters.map(({ attachments = [] }) => attachments.map(({ name }) => name))
    expect(attached).toContainEqual(['a.pdf', 'a-1.pdf'])
  })

  test('bar D17: what was never sent is swept; what was sent stays', async () => {
    await upload(pdf('orphan.pdf'))
    const sent = (await site.uploads()).filter(({ entry_id }) => entry_id !== null).length
    site.clock.advance(UPLOAD_LIFE + 1000)
    await site.feature.start?.()
    const left = await site.uploads()
    expect(left).toHaveLength(sent)
    expect(blobs()).toBe(sent)
  })
})
