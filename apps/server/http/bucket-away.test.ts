import { type Mood, startS3 } from '@frontage/kit/storage/s3.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWithFile, pdfNamed, sendMessage } from '../messages.fake'
import { type FilledSite, startFilledSite } from '../site.fake'

let bucket: Awaited<ReturnType<typeof startS3>>
let site: FilledSite
let form: number
beforeAll(async () => {
  bucket = await startS3()
  const { bucket: name, endpoint = '', region, accessKeyId, secretAccessKey } = bucket.settings
  const place = { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: 'yes' }
  site = await startFilledSite({ ...place, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey })
  const saved = await site.post('/api/forms/save', { form: formWithFile() }, { cookie: site.cookies.owner })
  form = ((await saved.json()) as { id: number }).id
})
afterAll(async () => {
  await site.close()
  await bucket.stop()
})

let written = 0
const send = (file = true) =>
  sendMessage(site, form, { 'your-message': `Number ${++written}`, ...(file && { doc: pdfNamed(`${written}`) }) })
/** Messages, and files that belong to one. */
const counts = async (): Promise<number[]> => {
  const { rows } = await sql<{ messages: number; files: number }>`select (select count(*) from form_entry) as messages,
    (select count(*) from form_file where entry_id is not null) as files`.execute(site.app.db)
  return [Number(rows[0]!.messages), Number(rows[0]!.files)]
}
const objects = () => [...bucket.state.objects.keys()].filter((key) => key.endsWith('.pdf')).length

test.each<Mood>(['away', 'fails', 'cuts', 'hangs'])(
  'the bucket (%s): a message with a file is refused in words, one without is taken, and no message is without its file (bar H09)',
  async (mood) => {
    const [entries, files] = await counts()
    const before = objects()
    bucket.state.mood = mood
    const [refused, plain] = await Promise.all([send(), send(false)])
    bucket.state.mood = 'works'
    expect(refused.status).toBe(503)
    expect(refused.answer.message).toMatch(/try again/i)
    expect(plain).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
    expect(await counts()).toEqual([entries! + 1, files])
    expect(await send()).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
    expect(await counts()).toEqual([entries! + 2, files! + 1])
    expect(objects()).toBe(before + 1)
  },
)

test('a bucket that fails now and then is asked again: the message is taken at the first press (bar H09)', async () => {
  const [entries, files] = await counts()
  Object.assign(bucket.state, { mood: 'fails', left: 1 })
  expect(await send()).toMatchObject({ status: 200, answer: { status: 'mail_sent' } })
  Object.assign(bucket.state, { mood: 'works', left: Number.POSITIVE_INFINITY })
  expect(await counts()).toEqual([entries! + 1, files! + 1])
})
