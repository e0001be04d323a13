import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { measure } from '@frontage/kit/storage/pictures.server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax } from '../site.fake'
import { type File, filled, startReviewedSite } from './submission.fake'

let site: Awaited<ReturnType<typeof startReviewedSite>>
beforeAll(async () => {
  site = await startReviewedSite()
})
afterAll(() => site.close())

describe('pictures that come with reviews', () => {
  let form = ''
  beforeAll(async () => {
    const names = ['review_title', 'review_text', 'review_avatar', 'review_media']
    form = await site.saveForm({ fields: names.map((name) => ({ name, label: name })) })
  })

  test('R40, R35: avatar and photos come along, drawn anew', async () => {
    const files: File[] = [
      ['wprevpro_review_avatar', await createPhoto(), '../../etc/me.jpg'],
      ['wprevpro_review_media', await createPhoto(3000, 2000), 'a.jpg'],
      ['wprevpro_review_media', await createPhoto(100, 50), 'b.jpg'],
    ]
    const response = await site.upload({ ...filled(), wprevpro_fid: form }, files)
    expect(await response.json()).toMatchObject({ error: 'no' })
    const row = await site.newest()
    const photos = JSON.parse(String(row.mediaurls)) as string[]
    expect([row.userpiclocal, ...photos]).toEqual(Array(3).fill(expect.stringMatching(/^\/review-media\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/)))
    const sent = await site.get(String(row.userpiclocal))
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await sent.arrayBuffer())
    expect(bytes.includes('secret')).toBe(false)
    expect(await measure(bytes)).toMatchObject({ width: 512, height: 341 })
    expect(await measure(Buffer.from(await (await site.get(photos[0]!)).arrayBuffer()))).toMatchObject({ width: 1600 })
  })

  test('R40: photos come along under a name with brackets too, as PHP asks pages for more than one', async () => {
    const files: File[] = [
      ['wprevpro_review_media[]', await createPhoto(300, 200), 'a.jpg'],
      ['wprevpro_review_media[]', await createPhoto(100, 50), 'b.jpg'],
      ['wprevpro_review_media', await createPhoto(200, 50), 'c.jpg'],
    ]
    const response = await site.upload({ ...filled(), wprevpro_review_text: 'Three photos with it.', wprevpro_fid: form }, files)
    expect(await response.json()).toMatchObject({ error: 'no' })
    expect(JSON.parse(String((await site.newest()).mediaurls))).toHaveLength(3)
  })

  test('R40: an empty file field is no file, and a serialised form needs none', async () => {
    expect(await (await site.upload({ ...filled(), wprevpro_fid: form }, [['wprevpro_review_avatar', '', '']])).json()).toMatchObject({
      error: 'no',
    })
    expect(await site.save({ ...filled(), wprevpro_fid: form, wprevpro_review_avatar: '' })).toMatchObject({ error: 'no' })
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  test.each<[string, Uint8Array | string, string, string]>([
    ['an SVG', svg, 'me.svg', 'Error: Please select an image file type.'],
    ['an SVG called .png', svg, 'me.png', 'Error: Please select an image file type.'],
    ['text as .png', 'just text', 'me.png', 'Error: Please select an image file type.'],
    ['20 MB', new Uint8Array(20 * 1024 * 1024), 'me.jpg', 'This picture is larger than 5 MB. Please choose a smaller one.'],
  ])('bar D04: an avatar of %s is refused at its field, and nothing is kept', async (_what, bytes, name, dbmsg) => {
    const before = [(await site.rows()).length, site.pictures()]
    const response = await site.upload({ ...filled(), wprevpro_fid: form }, [['wprevpro_review_avatar', bytes, name]])
    expect(await response.json()).toEqual({ error: 'yes', successmsg: '', dbmsg, field: 'wprevpro_review_avatar' })
    expect([(await site.rows()).length, site.pictures()]).toEqual(before)
  })

  test('what is no picture is refused where reviews bring one and where the admin adds one, whatever it is called (bar D18)', async () => {
    const photo = await createPhoto(40, 30)
    const none: [name: string, bytes: Uint8Array | string][] = [
      ['html.jpg', '<!doctype html><p>x'],
      ['svg.png', svg],
      ['exe.jpg', 'MZ\x90\0'],
      ['php.jpg', Buffer.concat([photo.subarray(0, 20), Buffer.from('<?php echo 1;')])],
      ['gifjs.gif', 'GIF89a/*x*/=1;alert(1)'],
      ['empty.png', ''],
      ['plan.png', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'],
      ['page.png', '<html><script>alert(1)</script>'],
      ['slip.jpg', 'PK\x03\x04'],
    ]
    await site.app.files.ping()
    const before = [(await site.rows()).length, site.pictures()]
    for (const [name, bytes] of none) {
      const sent = await site.upload({ ...filled(), wprevpro_fid: form }, [['wprevpro_review_avatar', bytes, name]])
      expect(await sent.json(), name).toMatchObject({ error: 'yes', field: 'wprevpro_review_avatar' })
      // Owners may add drawings, which are written anew (bar D05).
      if (bytes === svg) continue
      const body = new FormData()
      body.append('file', new Blob([bytes as BlobPart]), name)
      body.append('alt', '')
      const headers = { origin: site.base, cookie: site.cookies.owner }
      const added = await fetch(`${site.base}/api/media/add`, { method: 'POST', headers, body })
      expect([400, 422], name).toContain(added.status)
    }
    expect([(await site.rows()).length, site.pictures()]).toEqual(before)
  })

  test('bar D04: when the second picture is none, the first does not stay either', async () => {
    const before = site.pictures()
    const files: File[] = [
      ['wprevpro_review_avatar', await createPhoto(), 'a.jpg'],
      ['wprevpro_review_media', 'no picture', 'b.jpg'],
    ]
    expect(await (await site.upload({ ...filled(), wprevpro_fid: form }, files)).json()).toMatchObject({
      error: 'yes',
      field: 'wprevpro_review_media',
    })
    expect(site.pictures()).toBe(before)
  })

  test('bar D04: a text where a picture is asked for, and a file where a text is, are refused', async () => {
    expect((await site.upload({ ...filled(), wprevpro_fid: form }, [['wprevpro_review_title', 'x', 'x.txt']])).status).toBe(400)
    expect((await ajax(site, 'wprp_save_review', { ...filled(), wprevpro_review_avatar: 'x' }, site.ticket())).status).toBe(400)
  })

  test('bar H15: a form longer than all its files may be is refused before it is read', async () => {
    const { request } = await import('node:http')
    const headers = { 'content-length': String(2 * 1024 ** 3), 'content-type': 'multipart/form-data; boundary=x' }
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', headers }, (response) =>
        resolve(response.statusCode),
      )
      sending.on('error', reject)
      sending.write('--x\r\n')
    })
    expect(status).toBe(413)
  })

  test.each([
    '/review-media/ab/x.webp',
    '/review-media/ab/..%2f..%2fsite.sqlite',
    `/review-media/aa/${'b'.repeat(32)}.webp`,
    '/review-media/',
  ])('nothing is sent for %s', async (address) => expect((await site.get(address)).status).toBe(404))
})
