import { patienceOfChange } from '@frontage/kit/storage/patience.server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendMessage } from '../messages.fake'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

test('all that a message asks of the database is asked with one patience, all that a page asks each with its own (bars H06, H08)', async () => {
  const executor = site.app.db.getExecutor()
  const ask = executor.executeQuery.bind(executor)
  const patiences: unknown[] = []
  const asked = vi.spyOn(executor, 'executeQuery').mockImplementation((query, options) => {
    patiences.push(patienceOfChange())
    return ask(query, options)
  })
  await sendMessage(site, site.parts.plainContactForm as number, { 'your-message': 'One patience' })
  expect(patiences.length).toBeGreaterThan(1)
  expect(new Set(patiences).size).toBe(1)
  expect(patiences[0]).toBeDefined()
  patiences.length = 0
  await fetch(`${site.base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base },
    body: JSON.stringify({ email: 'nobody@example.test', password: 'not the one' }),
  })
  expect(new Set(patiences).size).toBe(1)
  expect(patiences[0]).toBeDefined()
  patiences.length = 0
  await site.get('/wp-json/wp/v2/astra-portfolio?search=house')
  expect(new Set(patiences)).toEqual(new Set([undefined]))
  asked.mockRestore()
})
