import { afterEach, expect, test, vi } from 'vitest'
import { save } from './transport.client'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a review that is never answered is called off in the end, later where pictures come along (bar H25)', async () => {
  const over: AbortController[] = []
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    over.push(new AbortController())
    return over.at(-1)!.signal
  })
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) =>
    address.includes('/api/ticket')
      ? Promise.resolve(Response.json({ ticket: 'a' }))
      : new Promise((_, reject) => {
          if (signal?.aborted) reject(signal.reason)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
  )
  const review = new FormData()
  const isCalledOff = async (milliseconds: number) => {
    const silent = save(review)
    await vi.waitFor(() => expect(patience).toHaveBeenLastCalledWith(milliseconds))
    over.at(-1)!.abort()
    await expect(silent).rejects.toMatchObject({ fault: 'offline' })
  }
  await isCalledOff(60_000)
  review.append('wprevpro_review_media', new Blob([new Uint8Array(600_000)]), 'p.jpg')
  await isCalledOff(120_000)
})
