import { test } from '@playwright/test'
import { expect, forget, signIn, startSite } from '../support/site'
import { addForm } from './messages'

const SCRIPT = '<html><body><script>top.__pwn = window.__pwn = 1</script>'
/** A picture of one dot. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const form = {
  title: 'Plans',
  steps: [
    {
      fields: [
        { type: 'text', name: 'your-name', label: 'Your name' },
        { type: 'file', name: 'doc', label: 'Plan', accept: ['png'] },
      ],
    },
  ],
  guard: { check: 'none' },
}
const isPwned = (): boolean => '__pwn' in window

test('a file of a visitor that is a page as well is downloaded and runs nothing, wherever a browser is made to open it (bar D16)', async ({
  page,
  request,
}) => {
  const site = await startSite()
  try {
    await signIn(page, site)
    const id = await addForm(page, site.base, form)
    const doc = { name: 'plan.html.png', mimeType: 'text/html', buffer: Buffer.concat([dot, Buffer.from(SCRIPT)]) }
    const multipart = { _wpcf7: String(id), _wpcf7_unit_tag: `wpcf7-f${id}-o1`, 'your-name': 'Hakon', doc }
    const sent = await request.post(`${site.base}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`, { multipart })
    expect((await sent.json()).status).toBe('mail_sent')

    await page.goto(`${site.base}/admin/messages?form=${id}`)
    await page.getByRole('listitem').filter({ hasText: 'Hakon' }).getByRole('link').click()
    const link = page.getByRole('region', { name: 'The open message' }).getByRole('link', { name: /plan\.html\.png/ })
    const address = new URL((await link.getAttribute('href')) ?? '', site.base).href

    // As its address, as somebody who follows a link opens it.
    const [download] = await Promise.all([page.waitForEvent('download'), page.goto(address).catch(() => undefined)])
    expect(download.suggestedFilename()).toBe('plan.html.png')
    expect(await page.evaluate(isPwned)).toBe(false)

    // As a frame and as a script of a page of the same site, with nothing that forbids either but the answer itself.
    await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }))
    await page.goto(`${site.base}/bare`)
    const loaded = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = Object.assign(document.createElement('script'), { src })
          script.onload = () => resolve('ran')
          script.onerror = () => resolve('refused')
          document.head.append(script)
        }),
      address,
    )
    expect(loaded).toBe('refused')
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address),
    ])
    expect(again.suggestedFilename()).toBe('plan.html.png')
    expect(await page.evaluate(isPwned)).toBe(false)
  } finally {
    await site.stop()
    forget(site.folder)
  }
})
