import type { Locator, Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner on the road' })

/** Pixels; fingers need as much (WCAG 2.5.5). */
const LEAST = 44

async function isForFingers(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!
  expect(Math.min(box.width, box.height), await target.innerText()).toBeGreaterThanOrEqual(LEAST)
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Most used' })

walk('what can be done with the open site fills its lines on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  const card = page.getByRole('region', { name: 'Your site' })
  const [view, copy, offline] = await Promise.all(
    [
      card.getByRole('link', { name: 'View site' }),
      card.getByRole('button', { name: 'Copy address' }),
      card.getByRole('button', { name: 'Take the site offline' }),
    ].map(async (button) => (await button.boundingBox())!),
  )
  expect(offline!.y).toBeGreaterThan(copy!.y)
  expect(offline!.x).toBe(view!.x)
  expect(offline!.x + offline!.width).toBeCloseTo(copy!.x + copy!.width, 0)
})

walk('with one thumb an owner approves a review, answers it, and sees messages and projects', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  await expect(bar(page).getByRole('link')).toHaveCount(4)
  for (const link of await bar(page).getByRole('link').all()) await isForFingers(link)
  await bar(page).getByRole('link', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page')
  await isWithoutFindings(page, 'reviews on a phone')
  const first = page.getByRole('article').first()
  const nameOfFirst = (): Promise<string> => first.getByRole('heading').first().innerText()
  const [approve, reply] = [first.getByRole('button', { name: /^Approve/ }), first.getByRole('button', { name: /^Reply/ })]
  for (const button of [approve, reply, first.getByRole('button', { name: /^More/ })]) await isForFingers(button)
  const answered = await nameOfFirst()
  await reply.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Thank you, it was a pleasure.')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  // Answering approves it, so it is no longer among those that wait.
  await expect.poll(nameOfFirst).not.toBe(answered)
  const approved = await nameOfFirst()
  await approve.click()
  await expect.poll(nameOfFirst).not.toBe(approved)
  await bar(page).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.getByText('Sample: Hana Example').first().click()
  await expect(page.getByRole('dialog')).toContainText('hana@mail.example')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await bar(page).getByRole('link', { name: 'Home' }).click()
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

walk(
  'what is saved at the foot of a screen stands above the bar, and the editor of pages has the screen for itself',
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, site)
    await page.goto(`${site.base}/admin/site`)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.scrollIntoViewIfNeeded()
    const [foot, edge] = [(await save.boundingBox())!, (await bar(page).boundingBox())!]
    expect(foot.y + foot.height).toBeLessThanOrEqual(edge.y)
    expect(edge.y + edge.height).toBe(844)
    await page.goto(`${site.base}/admin/pages?page=1`)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  },
)

walk('the admin is installed under the name of the business, and what it names is there', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
    return (await fetch(link.href)).json()
  })
  expect(manifest).toMatchObject({ name: 'Tussock & Tide', display: 'standalone', start_url: '/admin' })
  for (const { src, sizes } of manifest.icons as readonly { readonly src: string; readonly sizes: string }[]) {
    const width = await page.evaluate(async (address) => (await createImageBitmap(await (await fetch(address)).blob())).width, src)
    expect(`${width}x${width}`).toBe(sizes)
  }
})
