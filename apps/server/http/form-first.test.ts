import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfNamed } from '../messages.fake'
import { type FilledSite, startFilledSite } from '../site.fake'

const AJAX = '/wp-admin/admin-ajax.php'
const STEP = '/wp-json/cf7mls/v1/cf7mls_validation'
const MEGABYTE = 2 ** 20
let site: FilledSite
let form: string
let ticket: string

beforeAll(async () => {
  site = await startFilledSite()
  form = String(site.parts.contactForm)
  ticket = ((await (await site.get(`/api/forms/ticket?form=${form}`)).json()) as { uploads: string }).uploads
})
afterAll(() => site.close())

type Fields = Readonly<Record<string, string>>
const field = (name: string, value: string): string => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Sends some fields and the first bytes of a file: what is answered all the same, and how many files wait. */
function answerBeforeFile(address: string, fields: Fields, length = 3 * MEGABYTE): Promise<{ status: number; body: string }> {
  const start = `${Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join('')}--b\r\nContent-Disposition: form-data; name="upload-file"; filename="plan.pdf"\r\n\r\n%PDF-1.7`
  return new Promise((resolve, reject) => {
    const socket = connect((site.server.server.address() as AddressInfo).port, '127.0.0.1')
    const head = `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`
    let text = ''
    socket.on('error', reject).write(head + start)
    socket.on('data', (bytes) => {
      text += bytes
      const [before = '', body = ''] = text.split('\r\n\r\n')
      const announced = Number(/^content-length: (\d+)/im.exec(before)?.[1] ?? 1)
      if (body.length < announced) return
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(before)?.[1]), body })
    })
  })
}

const incoming = (): string[] => {
  const folder = path.join(site.folder, 'files', '.incoming')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
}

const upload = { action: 'dnd_codedropz_upload' }
const STALE = 'The security nonce is invalid or expired.'
const notFound = 'The requested contact form was not found.'

test.each<[string, string, () => Fields, number, string]>([
  ['an upload without a ticket', AJAX, () => ({ ...upload, form_id: form }), 200, STALE],
  ['an upload with a ticket that somebody made up', AJAX, () => ({ ...upload, form_id: form, security: 'x' }), 200, STALE],
  ['an upload for no form', AJAX, () => ({ ...upload, security: ticket, form_id: '987654' }), 200, 'fails for any reason'],
  ['an upload that names no form', AJAX, () => ({ ...upload, security: ticket }), 200, 'fails for any reason'],
  ['a step of no form', `${AJAX}?action=cf7mls_validation`, () => ({ _wpcf7: '987654' }), 404, notFound],
  ['a step that names no form', `${AJAX}?action=cf7mls_validation`, () => ({ 'your-name': 'Ann' }), 200, notFound],
  ['a step of no form, at its other address', STEP, () => ({ _wpcf7: '987654' }), 404, notFound],
  ['a review for no form', AJAX, () => ({ action: 'wprp_save_review', wprevpro_fid: '987654' }), 200, '"error":"yes"'],
  ['a review for no form, whose call is named last', AJAX, () => ({ wprevpro_fid: '987654' }), 200, '"error":"yes"'],
  ['a call that nobody knows', AJAX, () => ({ action: 'wprp_unknown' }), 400, '0'],
])('%s is answered before its files are read', async (_name, address, fields, status, words) => {
  const answer = await answerBeforeFile(address, fields())
  expect(answer).toEqual({ status, body: expect.stringContaining(words) })
  await expect.poll(incoming).toEqual([])
})

test('files before the name of their call are those of a review, and no longer ones', async () => {
  expect((await answerBeforeFile(AJAX, {}, 60 * MEGABYTE)).status).toBe(413)
  expect((await answerBeforeFile(`${AJAX}?action=cf7mls_validation`, { _wpcf7: '987654' }, 60 * MEGABYTE)).status).toBe(404)
})

test('whoever names the form first is served: an upload, a step with its file, a review whose call stands last', async () => {
  const send = async (address: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return JSON.parse(await (await fetch(site.base + address, { method: 'POST', body })).text()) as object
  }
  const plan = pdfNamed('plan')
  expect(await send(AJAX, { ...upload, security: ticket, form_id: form, 'upload-file': plan })).toMatchObject({ success: true })
  const step = { _wpcf7: form, _frontage_step: '0', file: plan }
  expect(await send(`${AJAX}?action=cf7mls_validation`, step)).toHaveProperty('invalid_fields')
  const photo = new File([(await createPhoto()) as BlobPart], 'p.jpg')
  const review = { wprevpro_review_avatar: photo, wprevpro_review_text: 'Fine.', action: 'wprp_save_review', wpfb_nonce: '' }
  expect(await send(AJAX, review)).toHaveProperty('successmsg')
})
