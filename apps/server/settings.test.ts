import { expect, test } from 'vitest'
import { readSettings } from './settings'

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['scanner.local:3310', { host: 'scanner.local', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', undefined],
])('the virus scanner at %s', (CLAMD, at) => expect(readSettings({ CLAMD }).scanner).toEqual(at))

test.each(['somewhere', 'host:', ':3310', 'tcp://host:3310', 'host:3310/path', 'user@host:3310', 'host:99999'])(
  'no scanner is at %s',
  (CLAMD) => expect(() => readSettings({ CLAMD })).toThrow('CLAMD must be'),
)

test('numbers for whoever watches the server are off until a port or a token is set', () => {
  expect(readSettings({}).metrics).toEqual({ port: undefined, host: '127.0.0.1', token: undefined })
  expect(readSettings({ METRICS_PORT: '9464', METRICS_TOKEN: '' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: undefined })
  expect(() => readSettings({ METRICS_PORT: '70000' })).toThrow('METRICS_PORT must be')
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have')
  expect(() => readSettings({ METRICS_TOKEN: 'twenty signs and spaces between' })).toThrow('METRICS_TOKEN must have')
})
