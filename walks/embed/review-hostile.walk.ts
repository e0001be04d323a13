import { expect, test } from '@playwright/test'
import { forget, startSite } from '../support/site'
import { wake } from '../support/waking'

const canaries = [
  '<script>window.__pwn=1</script>',
  '<img src=x onerror="window.__pwn=1">',
  '<svg onload="window.__pwn=1"><a xlink:href="javascript:window.__pwn=1">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__pwn=1">',
  '</script><script>window.__pwn=1</script><!--<script>',
  '</textarea></template></noscript><iframe srcdoc="<script>parent.__pwn=1</script>">',
  '"><details open ontoggle="window.__pwn=1">',
  '{{constructor.constructor("window.__pwn=1")()}}',
  '&lt;img src=x onerror=window.__pwn=1&gt;',
  'javascript:window.__pwn=1\u2028__proto__',
] as const

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`

test('bar E01, bar E02: what visitors wrote is text in every widget, and the data of a page stays data', async ({ page, request }) => {
  const site = await startSite()
  const headers = { origin: site.base }
  await request.post(`${site.base}/api/sign-in`, { headers, data: site.login() })
  const rows = canaries.map((canary, place) =>
    [`c${place}`, '2027-01-01', canary, '5', canary, `${canary} canary`, canary, 'yes'].map(quoted).join(','),
  )
  const text = ['unique_id,date,name,rating,title,content,location,is_approved', ...rows].join('\n')
  const imported = await request.post(`${site.base}/api/reviews/import`, { headers, data: { text } })
  expect(await imported.json()).toMatchObject({ added: canaries.length, badTotal: 0 })

  const faults: string[] = []
  page.on('console', (message) => /Content Security Policy/i.test(message.text()) && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  for (const path of [
    '/reviews?q=canary',
    '/sandbox/review-list/photos-short-names-texts-in-a-dialog',
    '/sandbox/review-slider/carousel',
    '/sandbox/review-badge/opens-a-dialog',
    '/sandbox/review-float/some-reviews',
    `/reviews?q=${encodeURIComponent(canaries[1])}`,
  ]) {
    await page.goto(site.base + path)
    await wake(page.locator('[data-island^="review-"]').first())
    const notes = await page
      .locator('script[type="application/json"]')
      .evaluateAll((found) => found.map((note) => typeof JSON.parse(note.textContent ?? '')))
    expect(new Set(notes), path).toEqual(new Set(['object']))
    expect(await page.evaluate(() => (globalThis as { __pwn?: unknown }).__pwn), path).toBeUndefined()
    expect(faults, path).toEqual([])
  }
  await page.goto(`${site.base}/reviews?q=canary`)
  const shown = (await page.locator('.person__name').allTextContents()).map((name) => name.trim())
  expect(shown).toContain(canaries[0])
  expect(shown).toContain(canaries[8])
  await site.stop()
  forget(site.folder)
})
