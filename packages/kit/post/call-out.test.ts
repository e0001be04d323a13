import { expect, test } from 'vitest'
import { CallRefused } from './call-out.server'
import { isPublicAddress } from './public-address.server'
import { createReadOut } from './read-out.server'
import { createSendOut } from './send-out.server'

const called: string[] = []
const lookup = async (host: string) => {
  const address = { 'inside.test': '10.0.0.7', localhost: '127.0.0.1' }[host] ?? '93.184.216.34'
  return [{ address, family: 4 }]
}
const guards = { own: ['site.test'], lookup }
const note = ({ url, address }: { url: URL; address: string }): void => void called.push(`${url.href} at ${address}`)
const readOut = createReadOut({
  ...guards,
  fetch: async (target) => {
    note(target)
    return { status: 302, headers: { location: 'https://127.0.0.1/' }, bytes: Buffer.from('ok') }
  },
})
const sendOut = createSendOut({
  ...guards,
  send: async (target) => {
    note(target)
    return 302
  },
})

/** What portfolio and media read, and what forms send. */
const uses = {
  read: async (url: string) => (await readOut({ url, most: 100 })).status,
  send: (url: string) => sendOut({ url, headers: {}, body: '{}' }),
} as const

const refused = [
  ...['http://127.0.0.1/', 'https://127.0.0.1/', 'https://0/', 'https://0x7f000001/', 'https://0x7f.1/', 'https://2130706433/'],
  ...['https://017700000001/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://localhost./'],
  ...['https://169.254.169.254/', 'https://10.1.2.3/', 'https://100.64.0.1/', 'https://[fd00::1]/', 'https://inside.test/'],
  ...['https://site.test/', 'https://site.test./', 'http://good@127.0.0.1/', 'https://good@93.184.216.34/', 'https://a:b@a.test/'],
  ...['file:///etc/passwd', 'gopher://a.test/', 'unix:/tmp/x', 'http://a.test/', 'nonsense'],
  ...['https://a.test:22/', 'https://a.test:25/', 'https://a.test:5432/', 'https://a.test:6379/'],
]

test.each(Object.keys(uses).flatMap((use) => refused.map((url) => [use as keyof typeof uses, url] as const)))(
  'bar E18: to %s, %s is never called, and the error says no more',
  async (use, url) => {
    await expect(uses[use](url)).rejects.toThrow(new CallRefused())
    expect(called).toEqual([])
  },
)

test.each(['read', 'send'] as const)('bar E18: to %s, an address is called as it was looked at, and nobody is sent on', async (use) => {
  expect(await uses[use]('https://a.test:443/x?y=1')).toBe(302)
  expect(called.splice(0)).toEqual(['https://a.test/x?y=1 at 93.184.216.34'])
})

test('bar E18: a name is looked at once, and the call goes to what was looked at', async () => {
  const asked: string[] = []
  const targets: string[] = []
  const rebinding = createSendOut({
    lookup: async (host) => {
      asked.push(host)
      return [{ address: asked.length === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]
    },
    send: async ({ address }) => {
      targets.push(address)
      return 204
    },
  })
  const call = { url: 'https://rebind.test', headers: {}, body: '{}' }
  expect(await rebinding(call)).toBe(204)
  await expect(rebinding(call)).rejects.toThrow(CallRefused)
  expect([asked, targets]).toEqual([['rebind.test', 'rebind.test'], ['8.8.8.8']])
})

test('bar E18: one private address among many is one too many', async () => {
  const both = async () => ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }))
  const sending = createSendOut({ lookup: both, send: async () => 200 })
  await expect(sending({ url: 'https://x.test', headers: {}, body: '' })).rejects.toThrow(CallRefused)
})

const nobodys = [
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fe80::1', 'fc00::1', 'ff02::1', '2001:db8::1'],
  ...['2002:a00:1::', 'x', ''],
]
test.each(nobodys)('bar E18: %s is no address to call', (address) => expect(isPublicAddress(address)).toBe(false))
test.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111'])('%s is somebody’s', (address) => expect(isPublicAddress(address)).toBe(true))
