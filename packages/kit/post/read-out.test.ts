import { expect, test } from 'vitest'
import { createReadOut, ReadRefused } from './read-out.server'

const asked: string[] = []
const reading = createReadOut({
  own: ['site.test'],
  lookup: async (host) => [{ address: host === 'inside.test' ? '10.0.0.7' : '93.184.216.34', family: 4 }],
  fetch: async ({ url, address }) => {
    asked.push(`${url.href} at ${address}`)
    return { status: 200, headers: {}, bytes: Buffer.from('ok') }
  },
})

test.each([
  ...['http://127.0.0.1/', 'https://127.0.0.1/', 'https://0/', 'https://0x7f000001/', 'https://2130706433/', 'https://017700000001/'],
  ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://169.254.169.254/', 'https://10.1.2.3/'],
  ...['https://100.64.0.1/', 'https://[fd00::1]/', 'https://site.test/', 'https://site.test./', 'https://good@93.184.216.34/'],
  ...[
    'https://inside.test/',
    'file:///etc/passwd',
    'gopher://a.test/',
    'unix:/tmp/x',
    'https://a.test:22/',
    'https://a.test:5432/',
    'http://a.test/',
  ],
])('bar E18: %s is never called, and the error says no more', async (url) => {
  await expect(reading({ url, most: 100 })).rejects.toThrow(new ReadRefused())
  expect(asked).toEqual([])
})

test('bar E18: a public address is called as it was looked at', async () => {
  expect(await reading({ url: 'https://a.test/x?y=1', most: 100 })).toMatchObject({ status: 200 })
  expect(asked.splice(0)).toEqual(['https://a.test/x?y=1 at 93.184.216.34'])
})
