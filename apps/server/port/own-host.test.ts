import { expect, test } from 'vitest'
import { misdirected, namesOf } from './own-host'

const ask = (
  host: string | undefined,
  { method = 'GET', url = '/about?x=1', publicUrl = 'https://site.example' as string | undefined } = {},
) => misdirected({ method, url, headers: { host } }, namesOf({ publicUrl, trustedProxies: [] }))

test.each(['site.example', 'SITE.example:443', 'site.example.', '127.0.0.1:8080', '[::1]:8080', 'localhost', 'app:8080', undefined])(
  '%s is served',
  (host) => expect(ask(host)).toBeUndefined(),
)

test('the same name with www. leads to the right one, and only when nothing is sent', () => {
  expect(ask('www.site.example')).toEqual({ status: 308, to: 'https://site.example/about?x=1' })
  expect(ask('site.example', { publicUrl: 'https://www.site.example' })).toEqual({ status: 308, to: 'https://www.site.example/about?x=1' })
  expect(ask('www.site.example', { method: 'POST' })).toEqual({ status: 421 })
  expect(ask('www.site.example', { url: '@evil.example' })).toEqual({ status: 421 })
})

test.each(['evil.example', 'site.example.evil.example', 'notsite.example'])('%s is misdirected (bar E21)', (host) =>
  expect(ask(host)).toEqual({ status: 421 }),
)

test('health is told by any name, and without PUBLIC_URL every name is right', () => {
  expect(ask('evil.example', { url: '/readyz' })).toBeUndefined()
  expect(ask('evil.example', { publicUrl: '' })).toBeUndefined()
})

test('behind a proxy the name that it was asked by counts (bar E21)', () => {
  const headers = { host: 'backend.internal', 'x-forwarded-host': 'site.example' }
  const names = namesOf({ publicUrl: 'https://site.example', trustedProxies: ['10.0.0.0/8'] })
  expect(misdirected({ headers }, names)).toBeUndefined()
  expect(misdirected({ headers }, { ...names, trustedProxies: [] })).toEqual({ status: 421 })
})
