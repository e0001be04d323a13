import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'

const AJAX = '/wp-admin/admin-ajax.php'
const origin = 'https://elsewhere.test'
const pdf = (name: string): File => new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name)

describe.each(engines)('uploads from pages of others on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form({ title: 'Plans', steps: [{ title: '', fields: [{ type: 'upload', name: 'plans', accept: ['pdf'] }] }] })
  })
  afterAll(() => site.close())

  const own = () => ({ security: site.tickets.issueForUploads(), form_id: String(form), upload_name: 'plans' })

  test('U02: what a browser asks before it sends with progress is answered, without credentials', async () => {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-requested-with' }
    const answer = await site.server.inject({ method: 'OPTIONS', url: AJAX, headers: asked })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers).toMatchObject({
      ...{ 'access-control-allow-origin': '*', 'access-control-allow-methods': expect.stringContaining('POST') },
      'access-control-allow-headers': expect.stringContaining('X-Requested-With'),
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('U02: the file itself is taken, and its answer may be read there', async () => {
    const answer = await site.post(AJAX, { action: 'dnd_codedropz_upload', ...own(), 'upload-file': pdf('far.pdf') }, { origin })
    expect(answer.json()).toMatchObject({ success: true, data: { file: 'far.pdf' } })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  test('U02: fields that come twice count once, the last one', async () => {
    const fields = { ...own(), action: ['', 'dnd_codedropz_upload'], form_id: ['0', String(form)], upload_name: ['other', 'plans'] }
    const answer = await site.post(AJAX, { ...fields, 'upload-file': pdf('twice.pdf') })
    expect(answer.json()).toMatchObject({ success: true, data: { file: 'twice.pdf' } })
  })
})
