import { readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '../backup/make-backup'
import { type FilledSite, startFilledSite } from '../site.fake'

const MEGABYTE = 2 ** 20
const disk = { size: 10_000 * MEGABYTE, free: 5_000 * MEGABYTE, fallsTo: undefined as number | undefined, looks: 0 }
/** Answers what the disk says; a test may let it fill up while a file is coming in. */
const askDisk = async () => {
  const { size, free, fallsTo } = disk
  disk.looks++
  disk.free = fallsTo ?? free
  return { size, free }
}
let site: FilledSite
let form: number

beforeAll(async () => {
  site = await startFilledSite({ DISK_FLOOR_MB: '500', UPLOADS_PER_DAY_MB: '3' }, askDisk)
  form = site.parts.plainContactForm as number
  await site.app.ping()
})
afterAll(() => site.close())
afterEach(() => void Object.assign(disk, { free: 5_000 * MEGABYTE, fallsTo: undefined, looks: 0 }))

const feedback = (id = form) => `/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`
const NO_ROOM = expect.stringContaining('Please try again later, or without files.')
const filesThere = (): string[] =>
  readdirSync(path.join(site.folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.ping')
    .map(({ name }) => name)

function formOf(bytes: number): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ 'your-name': 'Ann', 'your-email': 'ann@example.test', _wpcf7_unit_tag: 'wpcf7-f1-o1' }))
    body.append(name, value)
  if (bytes) body.append('your-file', new Blob([new Uint8Array(bytes)]), 'plan.pdf')
  return body
}

/** Sends the head of a form of so many bytes and not one of them, and reads what is answered. */
const askWithoutBody = (address: string, length: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((site.server.server.address() as AddressInfo).port, '127.0.0.1')
    const head = `POST ${address} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`
    socket.on('error', reject).write(head)
    socket.once('data', (bytes) => {
      socket.destroy()
      resolve(bytes.toString())
    })
  })

test('without room a form with files is refused in words before a byte of it is read, one without files is taken (bars H05, I05)', async () => {
  disk.free = 400 * MEGABYTE
  const before = filesThere()
  const answer = await askWithoutBody(feedback(), 20 * MEGABYTE)
  expect(answer).toMatch(/^HTTP\/1\.1 507 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'no-room', message: NO_ROOM, data: { status: 507 } })
  const small = await fetch(site.base + feedback(), { method: 'POST', body: formOf(1_000) })
  expect([small.status, await small.json()]).toEqual([507, expect.objectContaining({ message: NO_ROOM })])
  const plain = await fetch(`${site.base}/contact-form/${form}`, { method: 'POST', body: formOf(2 * MEGABYTE) })
  expect(plain.status).toBe(507)
  const without = await fetch(site.base + feedback(), { method: 'POST', body: formOf(0) })
  expect(without.status).toBe(200)
  expect(filesThere()).toEqual(before)
})

test('a file that announces no length is stopped while it comes in, and nothing of it is left (bar I05)', async () => {
  disk.fallsTo = 400 * MEGABYTE
  const before = filesThere()
  let sent = 0
  const part = new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="your-file"; filename="plan.pdf"\r\n\r\n')
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(part),
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
      if (sent > 300 * MEGABYTE) controller.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const request = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const answer = await fetch(site.base + feedback(), request).catch(() => undefined)
  expect([507, undefined]).toContain(answer?.status)
  expect(disk.looks).toBe(2)
  expect(sent).toBeLessThan(50 * MEGABYTE)
  await expect.poll(filesThere).toEqual(before)
})

test('the owner is refused in the same words at every door, and Home is told why (bar I05)', async () => {
  const headers = { cookie: site.cookies.owner, origin: site.base }
  const add = async () => {
    const body = new FormData()
    body.append('file', new Blob([Buffer.from(await createPhoto(600, 400))]), 'deck.jpg')
    return fetch(`${site.base}/api/media/add`, { method: 'POST', body, headers })
  }
  const room = async () => (await site.get('/api/room', site.cookies.owner)).json()
  disk.free = 400 * MEGABYTE
  const before = filesThere()
  const refused = await add()
  expect([refused.status, await refused.json()]).toEqual([507, expect.objectContaining({ message: NO_ROOM })])
  expect(filesThere()).toEqual(before)
  expect(await room()).toMatchObject({ lack: 'disk', isSoon: true, free: 400 * MEGABYTE, floor: 500 * MEGABYTE })
  disk.free = 900 * MEGABYTE
  expect((await add()).status).toBe(200)
  expect(await room()).toMatchObject({ lack: '', isSoon: true })
  disk.free = 1_100 * MEGABYTE
  expect(await room()).toMatchObject({ lack: '', isSoon: false })
  expect((await site.get('/api/room', site.cookies.moderator)).status).toBe(403)
})

test('a form that does not exist refuses before its files are read', async () => {
  expect(await askWithoutBody(feedback(999_999), 20 * MEGABYTE)).toMatch(/^HTTP\/1\.1 404 /)
  expect(await askWithoutBody('/contact-form/999999', 20 * MEGABYTE)).toMatch(/^HTTP\/1\.1 404 /)
})

test('a network may send so many bytes of files a day, and forms without files beyond that (bar I05)', async () => {
  const send = (bytes: number) => fetch(site.base + feedback(), { method: 'POST', body: formOf(bytes) })
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push((await send(MEGABYTE)).status)
  expect(statuses.at(-1)).toBe(429)
  const refused = await send(MEGABYTE)
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '86400',
    expect.objectContaining({ message: expect.stringContaining('Please try again tomorrow, or without files.') }),
  ])
  expect((await send(0)).status).toBe(200)
})

test('a backup that would fill the disk is refused in one line before it is begun (bar I05)', async () => {
  const place = { dataDir: site.folder, databaseUrl: undefined, room: { quota: 0, floor: 500 * MEGABYTE }, look: askDisk }
  const target = path.join(site.folder, 'full.backup')
  disk.free = 500 * MEGABYTE
  await expect(makeBackup(place, target, new Date())).rejects.toThrow(
    /^there is no room in .*: \d+ MB are needed, 500 MB are free, and 500 MB have to stay free/,
  )
  expect(readdirSync(site.folder)).not.toContain('full.backup')
  expect(filesThere().some((name) => name.includes('site.sqlite'))).toBe(false)
})
