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

test('public files are read at an address of their own where one is set', () => {
  expect(readSettings({ S3_PUBLIC_URL: 'https://cdn.example/site/' }).publicFilesUrl).toBe('https://cdn.example/site')
  expect(readSettings({ S3_PUBLIC_URL: '' }).publicFilesUrl).toBeUndefined()
  for (const S3_PUBLIC_URL of [
    'cdn.example',
    'ftp://cdn.example',
    'https://a@cdn.example',
    'https://cdn.example/?a',
    'https://cdn.example/a b',
  ])
    expect(() => readSettings({ S3_PUBLIC_URL }), S3_PUBLIC_URL).toThrow('S3_PUBLIC_URL must be')
})

test('backups go into a folder or a bucket, with the key of the files unless they have one of their own', () => {
  const key = { S3_ACCESS_KEY_ID: 'files', S3_SECRET_ACCESS_KEY: 'of files', S3_ENDPOINT: 'https://s3.example' }
  expect(readSettings({ BACKUP_TO: '/var/backups/site' }).backup).toMatchObject({ to: '/var/backups/site/', s3: undefined })
  expect(readSettings({ ...key, BACKUP_TO: 's3://safe/site/' }).backup).toMatchObject({
    to: 's3://safe/site/',
    s3: { accessKeyId: 'files', endpoint: 'https://s3.example', pathStyle: false },
  })
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'own', BACKUP_S3_SECRET_ACCESS_KEY: 'own secret', BACKUP_S3_PATH_STYLE: 'yes' }
  expect(readSettings({ ...key, ...own }).backup.s3).toMatchObject({ accessKeyId: 'own', secretAccessKey: 'own secret', pathStyle: true })
  expect(readSettings({}).backup).toEqual({ to: undefined, recipients: [], passphrase: undefined, s3: undefined })
  for (const BACKUP_TO of ['s3:bucket', 's3://', 's3://B', 'S3://bucket'])
    expect(() => readSettings({ BACKUP_TO })).toThrow('BACKUP_TO must be')
  expect(() => readSettings({ BACKUP_ENCRYPT_TO: 'AGE-SECRET-KEY-1ABC' })).toThrow('public keys of age')
  expect(() => readSettings({ BACKUP_PASSPHRASE: 'short' })).toThrow('12 characters')
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ PUBLIC_URL: 'https://www.example.com' }, false],
  [{ PUBLIC_URL: 'https://www.example.com', SANDBOX: 'yes' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ SANDBOX: 'no' }, false],
])('with %o the sandbox is there: %s', (env, isThere) => expect(readSettings(env).sandbox).toBe(isThere))
