import { addForm } from '../forms/messages'
import { isWithoutFindings } from '../support/day-and-night'
import { duplicateIds, findings } from '../support/findings'
import { expect, signIn, walk } from '../support/site'

const portfolioScreens = [
  ...['/admin/portfolio', '/admin/portfolio?item=1', '/admin/portfolio?item=new', '/admin/portfolio/terms'],
  ...['/admin/portfolio/look', '/admin/portfolio/import', '/admin/media', '/admin/media?picture=deck-lookout'],
]

const adminPages = [
  '/admin',
  '/admin/messages',
  '/admin/forms',
  '/admin/reviews',
  '/admin/reviews/transfer',
  '/admin/mails',
  '/admin/people',
  '/admin/activity',
  '/admin/privacy',
  '/admin/backups',
]
const setUpScreens = ['business', 'place', 'offer', 'logo', 'look', 'pages', 'check'].map((step) => `/admin/setup/${step}`)
const widgetScreens = [
  ...['/admin/reviews/displays', '/admin/reviews/displays?display=1', '/admin/reviews/displays?display=2'],
  ...['/admin/reviews/forms', '/admin/reviews/forms?form=5'],
  ...['/admin/reviews/badges', '/admin/reviews/badges?badge=6', '/admin/reviews/badges?float=7'],
]

walk('the sign-in is without findings, light and dark', async ({ page, site }) => {
  await page.goto(`${site.base}/admin`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await isWithoutFindings(page, 'sign-in')
})

for (const [name, paths] of Object.entries({
  admin: adminPages,
  'look of reviews': widgetScreens,
  portfolio: portfolioScreens,
  'set-up': setUpScreens,
}))
  walk(`the ${name} is without findings in the admin, light and dark`, async ({ page, site }) => {
    await signIn(page, site)
    for (const path of paths) {
      await page.goto(site.base + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-loading], .mantine-Skeleton-root')).toHaveCount(0)
      await isWithoutFindings(page, path)
    }
  })

walk('the editor of forms is without findings, light and dark', async ({ page, site }) => {
  await signIn(page, site)
  const fields = [{ type: 'text', name: 'your-name', label: 'Your name' }]
  const id = await addForm(page, site.base, { title: 'Ask us', steps: [{ fields }, { fields: [] }] })
  await page.goto(`${site.base}/admin/forms?form=${id}`)
  await page.getByRole('button', { name: 'Change Your name' }).click()
  for (const part of ['Fields', 'E-mails', 'After sending', 'Texts', 'Spam and privacy', 'Versions']) {
    await page.getByRole('tab', { name: part }).click()
    await expect(page.getByRole('tabpanel', { name: part })).toBeVisible()
    await isWithoutFindings(page, part)
    expect(await duplicateIds(page), part).toEqual([])
  }
})

walk('the first view of a page asks nobody but the site itself', async ({ page, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(site.base)
  await page.goto(`${site.base}/reviews`)
  expect([...hosts]).toEqual([new URL(site.base).host])
})

walk('a page of 320 pixels does not scroll sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/reviews', '/leave-a-review', '/how-we-handle-reviews', '/sandbox']) {
    await page.goto(site.base + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site`)
  await expect(page.getByLabel('Monday opens')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'opening hours').toBeLessThanOrEqual(320)
})

walk('the phone menu opens without a script of its own, leads on, and closes behind a link to the same page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.base}/services`)
  await page.getByRole('button', { name: /menu/i }).click()
  const menu = page.locator('header [popover]')
  await expect(menu).toBeVisible()
  expect(await findings(page)).toEqual([])
  await menu.locator('summary').first().click()
  await menu.getByRole('link', { name: 'Kitchens' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/services#kitchens$/)
})
