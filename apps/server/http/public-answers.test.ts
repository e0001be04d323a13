import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

/** What an answer to anybody may not name, wherever it stands in it. */
const inner =
  /^(ip|ip_?address|agent|user_?agent|unbrid|hash|password.*|.*_hash|token|session|cookie|moderation.*|note|notes|bucket|fingerprint|audit|decided_by|role|roles|email_hash|reviewer_email|recipient|secret.*|key|keys)$/i

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)])
}

const asked: Readonly<Record<string, string>> = {
  'get-ticket': '?purpose=reviews',
  'get-form-ticket': '?form=1',
  'get-contact-form': '?id=1',
  'get-portfolio-item': '?slug=a',
}

test('no call that anybody may read names what is of the inside, or an address of a person (bar B07)', async () => {
  const calls = site.app.router.routes.filter(({ call, permission }) => permission?.roles === 'public' && call.via.startsWith('GET '))
  expect(calls.length).toBeGreaterThan(10)
  let answered = 0
  for (const { call } of calls) {
    const path = pathFor(addressOf(call).path, () => 1)
    for (const query of [asked[call.name] ?? '', '?id=1', '?form=1', '?display=1', '?q=deck', '?per_page=100']) {
      const response = await site.get(path + query)
      const text = await response.text()
      expect(response.status, `${path}${query}`).toBeLessThan(500)
      expect(text, `${path}${query}`).not.toMatch(/[\w.]+@site\.test|\/tmp\/|\.sqlite|argon2/)
      if (!response.ok || !text.startsWith('{')) continue
      answered += 1
      expect(
        namesIn(JSON.parse(text)).filter((name) => inner.test(name)),
        `${path}${query}`,
      ).toEqual([])
    }
  }
  expect(answered).toBeGreaterThan(20)
})

test.each([
  '/wp-json/wp/v2/astra-portfolio',
  '/wp-json/wp/v2/astra-portfolio-categories',
  '/wp-json/wp/v2/astra-portfolio?_fields=author,meta,password',
])('%s neither (bar B07)', async (address) => {
  const text = await (await site.get(address)).text()
  expect(text).not.toMatch(/[\w.]+@site\.test|"password"|"author"/)
})
