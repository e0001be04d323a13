import { startS3 } from '@frontage/kit/storage/s3.fake'
import { openS3 } from '@frontage/kit/storage/s3.server'
import { expect, test } from 'vitest'
import { inOneLine } from './in-one-line'

test('what S3 refuses, does not hold or cannot answer is one line', async () => {
  const fake = await startS3()
  const s3 = await openS3(fake.settings, { attempts: 1 })
  const said = (work: Promise<unknown>) => work.catch(inOneLine).catch((reason: Error) => `${reason.name}: ${reason.message}`)
  const reading = async (): Promise<void> => {
    for await (const _ of s3.get('none'));
  }
  expect(await said(reading())).toBe('StartRefused: S3 holds nothing under this name')
  const other = await openS3({ ...fake.settings, secretAccessKey: 'another' }, { attempts: 1 })
  expect(await said(other.put('one', Buffer.from('x')))).toMatch(/^StartRefused: S3 says: /)
  await fake.stop()
  expect(await said(s3.head('one'))).toMatch(/^StartRefused: S3 cannot be reached: ./)
  s3.close()
  other.close()
})

test('a connection to PostgreSQL that broke, and what it refuses, are one line', () => {
  expect(() => inOneLine(new Error('Connection terminated unexpectedly'))).toThrow('run the same command again')
  expect(() => inOneLine(Object.assign(new Error('no such role'), { severity: 'FATAL' }))).toThrow('PostgreSQL says: no such role')
})

test('what is a mistake of the program stays what it is', () => {
  const mistake = new TypeError('x is not a function')
  expect(() => inOneLine(mistake)).toThrow(mistake)
})
