import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled, startReviewedSite } from './submission.fake'

let site: Awaited<ReturnType<typeof startReviewedSite>>
let form = ''
beforeAll(async () => {
  site = await startReviewedSite()
  const fields = ['review_rating', 'review_text', 'reviewer_name', 'review_consent'].map((name) => ({ name, label: name, required: true }))
  form = await site.saveForm({ fields, publishAtOnce: true })
})
afterAll(() => site.close())

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.base}/review-form/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { referer: `${site.base}/reviews?sort=oldest`, origin: site.base, ...headers },
    redirect: 'manual',
  })

describe('a form without JavaScript', () => {
  test('R36, R40: it is kept, waits for the owner, and leads back to its page', async () => {
    const response = await send(filled({ wprevpro_review_consent: 'yes' }))
    expect([response.status, response.headers.get('location')]).toEqual([303, `/reviews?sort=oldest#review-form-${form}-sent`])
    expect(await site.newest()).toMatchObject({ status: 'pending', reviewer_name: 'Ann' })
    expect(JSON.parse(String((await site.newest()).meta_data))).toMatchObject({ doubt: 'no-script' })
  })

  test('what has to be mended comes back with what was typed, as text', async () => {
    const before = (await site.rows()).length
    const response = await send(filled({ wprevpro_review_rating: '', wprevpro_reviewer_name: '"><script>alert(1)</script>' }))
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; form-action 'self'/)
    expect(html).toContain('Please select a rating.')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(html).toContain('Solid work, number')
    expect(html).not.toContain('<script')
    expect((await site.rows()).length).toBe(before)
  })

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'bar A10: a page of others cannot send it: %j',
    async (headers) => expect((await send(filled(), headers)).status).toBe(403),
  )

  test.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://good@evil.example/'])(
    'bar E08: it never leads to %s',
    async (page) => {
      const response = await send({ ...filled({ wprevpro_review_consent: 'yes' }), page })
      expect(response.headers.get('location')).toBe(`/#review-form-${form}-sent`)
    },
  )

  test('the same words twice are one review', async () => {
    const fields = filled({ wprevpro_review_consent: 'yes' })
    const before = (await site.rows()).length
    for (const _ of [1, 2]) expect((await send(fields)).status).toBe(303)
    expect((await site.rows()).length).toBe(before + 1)
  })
})
