import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.server'
import { createSendOut, GuardRefused } from './send-out.server'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
  ...[
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'x',
    '',
  ],
])('bar E10: %s is no address to call', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111'])('%s is somebody’s', (address) => expect(isPublicAddress(address)).toBe(true))

const call = (url: string) => ({ url, headers: {}, body: '{}' })

test('bar E10: only https, no names in the address, never ourselves', async () => {
  const sendOut = createSendOut({ own: ['own.test'], send: async () => 200, lookup: async () => [{ address: '8.8.8.8', family: 4 }] })
  for (const url of [
    'http://x.test',
    'https://a:b@x.test',
    'file:///etc/passwd',
    'nonsense',
    'https://own.test/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
  ])
    await expect(sendOut(call(url)), url).rejects.toThrow(GuardRefused)
  expect(await sendOut(call('https://x.test/hook'))).toBe(200)
})

test('bar E10: a name is looked at once, and the call goes to what was looked at', async () => {
  const asked: string[] = []
  const targets: string[] = []
  const sendOut = createSendOut({
    lookup: async (host) => {
      asked.push(host)
      return [{ address: asked.length === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]
    },
    send: async ({ address }) => {
      targets.push(address)
      return 204
    },
  })
  expect(await sendOut(call('https://rebind.test'))).toBe(204)
  await expect(sendOut(call('https://rebind.test'))).rejects.toThrow('not a public one')
  expect([asked, targets]).toEqual([['rebind.test', 'rebind.test'], ['8.8.8.8']])
})

test('bar E10: one private address among many is one too many', async () => {
  const lookup = async () => ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }))
  await expect(createSendOut({ lookup, send: async () => 200 })(call('https://x.test'))).rejects.toThrow(GuardRefused)
})
