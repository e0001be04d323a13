import { expect, test, vi } from 'vitest'
import { WaitTogether } from './wait-together.client'

test('P04: a page that several wait for is asked for once, and again only after it was there', async () => {
  const ask = vi.fn()
  const page = new WaitTogether(ask)
  const both = Promise.all([page.wait(), page.wait()])
  expect(ask).toHaveBeenCalledTimes(1)
  page.done()
  await both
  const third = page.wait()
  expect(ask).toHaveBeenCalledTimes(2)
  page.done()
  await third
})
