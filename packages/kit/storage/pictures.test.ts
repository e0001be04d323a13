import { expect, test } from 'vitest'
import { createPhoto } from './pictures.fake'
import { redraw, refusalOf, TRUSTED_SECONDS } from './pictures.server'

test('what is no picture is refused for good; one that took too long may be tried again', async () => {
  await expect(redraw(Buffer.from('no picture'), { width: 10 })).rejects.toMatchObject({ status: 422, code: 'not-a-picture' })
  expect(refusalOf(new Error('timeout: 42% complete'))).toMatchObject({ status: 503, code: 'busy', retryAfter: 30 })
  expect(refusalOf(new Error('Input buffer contains unsupported image format'))).toMatchObject({ status: 422 })
})

test('a picture is drawn at most as wide as told, with more time for those that are trusted', async () => {
  const { width, height } = await redraw(await createPhoto(900, 600), { width: 300 }, TRUSTED_SECONDS)
  expect([width, height]).toEqual([300, 200])
})
