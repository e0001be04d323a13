import { spawn, spawnSync } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { engines } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { redraw } from '@frontage/kit/storage/pictures.server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { hiddenText, type Packed, png, withPlace, zip } from './hostile-files.fake'
import { withCount, withLargeEnd, withListBefore } from './odd-archives.fake'

const AJAX = '/wp-admin/admin-ajax.php'
const MARKUP = '<script>window.__pwn=1</script>'
const accept = ['pdf', 'jpg', 'png', 'docx', 'txt', 'gif', 'zip']
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwn=1"><image href="http://127.0.0.1:39999/x"/></svg>`
const xxe = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** Bytes by which this process grew at most since then, as Linux knows them; 0 elsewhere. */
function createPeak() {
  const read = (name: string): number =>
    existsSync('/proc/self/status')
      ? 1024 * Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'latin1'))?.[1])
      : 0
  // From here on the peak counts anew.
  if (existsSync('/proc/self/clear_refs')) writeFileSync('/proc/self/clear_refs', '5')
  const before = read('VmRSS')
  return { grown: () => read('VmHWM') - before }
}

const OWN_FACTS = '/proc/self/stat'
const isCounted = existsSync(OWN_FACTS)
/** Pages of memory of all programs that this process has started and that have ended, as Linux counts them: whoever started them, each takes some. */
const pagesOfPrograms = (): number => (isCounted ? Number(readFileSync(OWN_FACTS, 'latin1').split(') ')[1]?.split(' ')[8]) : 0)

/** A text document with these files in it besides. */
const docx = (...more: readonly Packed[]): Buffer<ArrayBuffer> =>
  zip([{ name: '[Content_Types].xml', data: types }, { name: 'word/document.xml', data: '<w/>' }, ...more])

describe.each(engines)('hostile files on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.files.ping()
    form = await site.form({
      title: 'Plans',
      guard: { check: 'none' },
      letter: { attach: ['doc'] },
      steps: [
        {
          title: '',
          fields: [
            { type: 'text', name: 'your-name' },
            { type: 'upload', name: 'plans', accept },
            { type: 'file', name: 'doc', accept },
          ],
        },
      ],
    })
  })
  afterAll(() => site.close())
  beforeEach(() => site.clock.advance(61_000))

  const upload = async (file: Blob, fields: Record<string, string> = {}) => {
    const security = site.tickets.issueForUploads()
    const own = { action: 'dnd_codedropz_upload', security, form_id: String(form), upload_name: 'plans' }
    const response = await site.post(AJAX, { ...own, ...fields, 'upload-file': file })
    return { status: response.statusCode, ...(response.json() as { success: boolean; data: { path: string; file: string } }) }
  }
  const blobs = (): string[] =>
    readdirSync(`${site.database.folder}/files`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.ping')
      .map((entry) => `${entry.parentPath}/${entry.name}`)
  /** Through every door: the upload area, and a part of the message itself. */
  async function expectRefused(bytes: string | Uint8Array, name: string): Promise<void> {
    const before = blobs()
    const file = new File([new Uint8Array(Buffer.from(bytes as Uint8Array))], name)
    expect(await upload(file), name).toMatchObject({ success: false, data: 'Uploaded file is not allowed for file type' })
    const answer = await site.send(form, { 'your-name': 'Ann', doc: file })
    expect(answer, name).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'doc' }] })
    expect(blobs()).toEqual(before)
  }

  test('bar D04: pictures that are shown are drawn anew: nothing stays of what was hidden in them', async () => {
    const hostile = png(64, 64, { extra: hiddenText(MARKUP), tail: `<html>${MARKUP}` })
    const photo = withPlace(await createPhoto(40, 30))
    expect(hostile.includes(MARKUP) && photo.includes('PLACE-CANARY')).toBe(true)
    for (const original of [hostile, photo]) {
      const { bytes, width } = await redraw(original, { width: 32 })
      expect(width).toBe(32)
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/script|PLACE-CANARY|Exif|html/)
    }
  })

  test.each([
    ['evil.svg', svg],
    ['xxe.svg', xxe],
    ['svg.png', svg],
    ['xxe.jpg', xxe],
    ['svg.gif', `\ufeff${svg}`],
    ['svg.txt', `  ${svg}`],
  ])('bar D05: %s is refused at every door', (name, text) => expectRefused(text, name))

  test('bar D06: pictures of 900 megapixels, and one that lies about its size, are refused before they take memory', async () => {
    const bombs = [png(30_000, 30_000), png(30_000, 30_000, { isInterlaced: true })]
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(500_000)
      await expectRefused(bomb, 'bomb.png')
    }
    await expectRefused(png(60_000, 60_000, { rows: 1 }), 'liar.png')
    const memory = createPeak()
    const verdicts = await Promise.all(Array.from({ length: 20 }, (_, at) => upload(new File([bombs[at % 2]!], 'bomb.png'))))
    expect(verdicts.every(({ success }) => !success)).toBe(true)
    expect(memory.grown()).toBeLessThan(100_000_000)
    expect((await upload(new File([new Uint8Array(await createPhoto(40, 30))], 'photo.jpg'))).success).toBe(true)
  })

  test('bar D07: an archive is looked at and never unpacked', async () => {
    const macro = { name: 'word/vbaProject.bin', data: 'macro' }
    const endless = Array.from({ length: 100_000 }, (_, index) => ({ name: `m${index}` }))
    const files: [string, Uint8Array][] = [
      ['bomb.docx', docx(...Array.from({ length: 11 }, (_, index) => ({ name: `word/m${index}.bin`, claims: 100 << 20 })))],
      ['slip.docx', docx({ name: '../../../../tmp/frontage-slip' })],
      ['root.docx', docx({ name: '/tmp/frontage-slip' })],
      ['drive.docx', docx({ name: 'C:\\frontage-slip' })],
      ['macro.docx', docx(macro)],
      ['macro.docm.docx', docx({ ...macro, name: 'word/VBAPROJECT.BIN' })],
      ['locked.docx', docx({ name: 'word/x.bin', isLocked: true })],
      ['endless.zip', zip(endless)],
      ['many.docx', docx(...endless.slice(0, 6_000))],
      ['cut.docx', docx().subarray(0, -10)],
      ['more.docx', withCount(1, docx(macro))],
      ['second.docx', withListBefore(docx(), docx(macro))],
      ['lie.docx', Buffer.concat([docx().subarray(0, -6), Buffer.from([255, 255, 255, 127, 0, 0])])],
    ]
    for (const [name, bytes] of files) await expectRefused(bytes, name)
    expect(existsSync('/tmp/frontage-slip')).toBe(false)
    for (const fine of [docx(), withLargeEnd(docx())]) expect((await upload(new File([fine], 'fine.docx'))).success).toBe(true)
    await expectRefused(withLargeEnd(docx(), 1), 'large.docx')
  })

  test('bar D11: names of folders, fields and files lead nowhere else', async () => {
    const pdf = (name: string): File => new File(['%PDF-1.7\n%%EOF\n'], name)
    const mine = (await upload(pdf('mine.pdf'))).data.path
    const before = blobs()
    for (const bad of ['../../x', '/etc/cron.d/x', '..%2f..%2fx', 'a\0b', 'x'.repeat(10_000), `${mine}/../x`]) {
      for (const name of ['upload_folder', 'upload_name', 'form_id'])
        expect((await upload(pdf('a.pdf'), { [name]: bad })).status, `${name} ${bad.slice(0, 20)}`).toBeLessThan(500)
      const { success, data } = await upload(pdf(`${bad}.pdf`))
      if (success) expect(data.file).not.toMatch(/[/\\\0]|\.\.[/\\]/)
      site.clock.advance(61_000)
    }
    const added = blobs().filter((path) => !before.includes(path))
    expect(added.filter((path) => !/\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.pdf$/.test(path))).toEqual([])
    expect((await site.uploads()).filter(({ folder }) => folder === mine)).toHaveLength(1)
  })

  test('bar D20: a hostile name is a text in letter and list, and one header', async () => {
    const name = `"><img src=x onerror=alert(1)>\r\nBcc: evil@x.test ${'n'.repeat(300)}.pdf`
    const doc = new File(['%PDF-1.7\n%%EOF\n'], name)
    expect(await site.send(form, filled({ 'your-name': 'Ann' }))).toMatchObject({ status: 'mail_sent' })
    const body = new FormData()
    body.append('_wpcf7_unit_tag', 'wpcf7-f1-o1')
    body.append('_frontage_ticket', site.ticket(form))
    body.append('your-name', 'Ann of the name')
    body.append('doc', doc)
    expect(await site.send(form, Object.fromEntries(body) as Record<string, string | Blob>)).toMatchObject({ status: 'mail_sent' })
    const row = (await site.uploads()).at(-1)
    expect(row?.name).not.toMatch(/[\r\n<>"]/)
    expect([...(row?.name ?? '')].length).toBeLessThanOrEqual(150)
    const mail = (await site.mails()).at(-1)
    expect(JSON.parse(mail!.attachments)).toMatchObject([{ name: row?.name }])
    expect(mail?.body_html).toBeNull()
  })

  test('no program is started for a file of a visitor, whatever it is (bar D21)', async () => {
    const started: unknown[] = []
    const hear = (message: unknown): void => void started.push(message)
    subscribe('child_process', hear)
    try {
      const before = pagesOfPrograms()
      const files: [string, string | Uint8Array][] = [
        ['photo.jpg', await createPhoto(40, 30)],
        ['bomb.png', png(30_000, 30_000)],
        ['evil.svg', svg],
        ['fine.docx', docx()],
        ['macro.docx', docx({ name: 'word/vbaProject.bin', data: 'macro' })],
        ['plan.pdf', '%PDF-1.7\n%%EOF\n'],
        ['$(touch x);`x`|x.pdf', '%PDF-1.7\n%%EOF\n'],
      ]
      for (const [name, bytes] of files) {
        const file = new File([new Uint8Array(Buffer.from(bytes as Uint8Array))], name)
        await upload(file)
        expect((await site.send(form, { 'your-name': 'Ann', doc: file })).status).toMatch(/^(mail_sent|spam|validation_failed)$/)
        site.clock.advance(61_000)
      }
      while (await site.jobs.runDue());
      expect([started, pagesOfPrograms()]).toEqual([[], before])
      // Somebody listens, and the kernel counts: a program that is started is heard, and one that is waited for is counted.
      await new Promise((resolve) => spawn(process.execPath, ['--version'], { stdio: 'ignore' }).on('close', resolve))
      expect(started).toHaveLength(1)
      const after = pagesOfPrograms()
      spawnSync(process.execPath, ['--version'])
      expect(started).toHaveLength(1)
      if (isCounted) expect(pagesOfPrograms()).toBeGreaterThan(after)
    } finally {
      unsubscribe('child_process', hear)
    }
  })
})
