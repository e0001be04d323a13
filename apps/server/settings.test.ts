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
