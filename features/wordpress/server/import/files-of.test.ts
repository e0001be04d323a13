import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReadOut } from '@frontage/kit/post/read-out.server'
import { afterAll, expect, test } from 'vitest'
import type { Attachment } from '../read/attachments'
import { filesInFolder, filesOfSite } from './files-of'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-uploads-'))
const uploads = path.join(folder, 'uploads')
mkdirSync(path.join(uploads, '2024/05'), { recursive: true })
writeFileSync(path.join(uploads, '2024/05/bowl é.jpg'), 'a bowl')
writeFileSync(path.join(folder, 'secret'), 'a secret')
symlinkSync(path.join(folder, 'secret'), path.join(uploads, 'link.jpg'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (fileUrl: string) => ({ fileUrl }) as Attachment

test('a picture is read from its place in a copy of the folder', async () => {
  const read = filesInFolder(uploads)
  expect(Buffer.from(await read(file('https://old.example/wp-content/uploads/2024/05/bowl%20%C3%A9.jpg'))).toString()).toBe('a bowl')
})

test.each([
  'https://old.example/wp-content/uploads/..%2Fsecret',
  'https://old.example/wp-content/uploads/2024%2F..%2F..%2Fsecret',
  'https://old.example/wp-content/uploads/link.jpg',
  'https://old.example/wp-content/uploads/',
  'https://old.example/wp-content/uploads/missing.jpg',
  'https://old.example/wp-content/uploads/%00',
  'https://old.example/wp-content/uploads/%E0%A4%A',
  'https://old.example/elsewhere/bowl.jpg',
  'no address',
])('nothing else is read: %s', async (url) => {
  await expect(filesInFolder(uploads)(file(url))).rejects.toThrow()
})

test.each(['http://127.0.0.1/a.jpg', 'https://localhost/a.jpg', 'https://10.0.0.1/a.jpg', 'https://[::1]/a.jpg', 'file:///etc/passwd'])(
  'a private address is never asked: %s',
  async (url) => {
    await expect(filesOfSite(createReadOut())(file(url))).rejects.toThrow()
  },
)

test('a site that moved to another name is followed, and never to a private address', async () => {
  const leads = new Map([
    ['old.example', 'https://www.old.example/a.jpg'],
    ['bad.example', 'https://10.0.0.1/a.jpg'],
  ])
  const fetch = async ({ url }: { readonly url: URL }) => {
    const location = leads.get(url.hostname)
    return { status: location ? 301 : 200, headers: { location }, bytes: new TextEncoder().encode('a bowl') }
  }
  const lookup = async () => [{ address: '93.184.216.34', family: 4 }]
  const read = filesOfSite(createReadOut({ fetch, lookup }))
  expect(new TextDecoder().decode(await read(file('http://old.example/a.jpg')))).toBe('a bowl')
  await expect(read(file('https://bad.example/a.jpg'))).rejects.toThrow('its address is not a public one')
})
