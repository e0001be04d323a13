import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, walk } from './site'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const portfolioScreens = [
  ...['/admin/portfolio', '/admin/portfolio?item=1', '/admin/portfolio?item=new', '/admin/portfolio/terms'],
  ...['/admin/portfolio/look', '/admin/portfolio/import', '/admin/media', '/admin/media?picture=deck-lookout'],
]

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
}

async function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  walk.describe(colorScheme, () => {
    walk.use({ colorScheme })

    walk(`every sandbox page and every page is without findings, ${colorScheme}`, async ({ page, site, faults }) => {
      walk.setTimeout(300_000)
      await page.goto(`${site.base}/sandbox`)
      const links = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      expect(links.length).toBeGreaterThan(5)
      for (const link of [`${site.base}/`, `${site.base}/reviews`, `${site.base}/reviews?page=3`, `${site.base}/sandbox`, ...links]) {
        await page.goto(link)
        expect(await findings(page), link).toEqual([])
        expect(await duplicateIds(page), link).toEqual([])
        expect(faults, link).toEqual([])
      }
    })

    walk(`the admin is without findings, ${colorScheme}`, async ({ page, site }) => {
      walk.setTimeout(180_000)
      await page.goto(`${site.base}/admin`)
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      expect(await findings(page), 'sign-in').toEqual([])
      await signIn(page, site)
      for (const path of ['/admin', '/admin/reviews', ...portfolioScreens, '/admin/mails', '/admin/people', '/admin/activity']) {
        await page.goto(site.base + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[data-loading], .mantine-Skeleton-root')).toHaveCount(0)
        expect(await findings(page), path).toEqual([])
      }
    })
  })
}

walk('the first view of a page asks nobody but the site itself', async ({ page, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(site.base)
  await page.goto(`${site.base}/reviews`)
  expect([...hosts]).toEqual([new URL(site.base).host])
})

walk('a page of 320 pixels does not scroll sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/reviews', '/leave-a-review', '/sandbox']) {
    await page.goto(site.base + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

walk('the phone menu opens without a script of its own, leads on, and closes behind a link to the same page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(site.base)
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.locator('header [popover]')
  await expect(menu).toBeVisible()
  expect(await findings(page)).toEqual([])
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#services$/)
})
