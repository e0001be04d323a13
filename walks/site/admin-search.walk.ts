import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the searching' })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the admin' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function look(page: Page, typed: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill(typed)
}

walk('the search opens by its keys and its button, is used by arrow keys, and hands the focus back', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages`)
  const before = page.getByRole('button', { name: 'New page' })
  await before.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await isWithoutFindings(page, 'the search, empty')
  await page.keyboard.press('ArrowDown')
  const second = page.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '-')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(before).toBeFocused()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('peop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'People' })).toBeVisible()
})

/** Typed words, the setting that they find, and what has the focus then. */
const settings = [
  ['dates and times on your pages', 'Time zone of the business', '/look'],
  ['robots', 'Extra lines for robots.txt', '/site/sharing'],
  ['postcode', 'Postcode', '/site'],
  ['calls it SMTP', 'Server', '/mails/server'],
  ['GTM', 'Tag manager ID', '/site/cookies'],
  ['links do not fit', 'Use the mobile menu up to this width, in pixels', '/pages/header'],
  ['every Monday', 'Weekly e-mail', '/account'],
  ['second step', 'Owners must use a second step', '/people'],
  ['back up every', 'Back up every day', '/backups'],
  ['as large as the space', 'Business name', '/pages/footer'],
] as const

walk('words of a help text find the setting, and lead to its field', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  for (const [typed, label, path] of settings) {
    await look(page, typed)
    await option(page, new RegExp(`^${label}`))
      .first()
      .click()
    await expect(page, label).toHaveURL((url) => url.pathname === `/admin${path}`)
    await expect(page.locator('[data-found]'), label).toContainText(label)
    await expect(page.locator('[data-found] :focus'), label).toBeVisible()
  }
})

walk('a setting that is not asked for now leads to where it would be', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  await look(page, 'when signed out')
  await option(page, /^When signed out/).click()
  await expect(page.locator('[data-found]')).toHaveText('Account')
  await expect(page.locator('[data-found]')).toBeFocused()
})

walk('pages, projects, messages, reviews, media and people are found, and what can be done', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  const opens = async (typed: string, group: string, address: RegExp): Promise<void> => {
    await look(page, typed)
    await page.getByRole('group', { name: group }).getByRole('option').first().click()
    await expect(page).toHaveURL(address)
  }
  await opens('contact', 'Pages', /\/admin\/pages\?page=\d+/)
  await opens('glazed', 'Projects', /\/admin\/portfolio\?item=\d+/)
  await opens('lookout', 'Media', /\/admin\/media\?.*picture=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opens(site.login().email, 'People', /\/admin\/people#at=person-\d+/)
  await expect(page.locator('[data-found]:focus')).toContainText(site.login().email)
  await opens('sugar spoon', 'Reviews', /\/admin\/reviews\?.*#at=review-\d+/)
  await expect(page.locator('article[data-found]:focus')).toContainText('sugar spoon')
  await look(page, 'invite')
  await page.keyboard.press('Enter')
  const invitation = page.getByRole('dialog', { name: 'Invite a person' })
  await expect(invitation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invitation).toHaveCount(0)
  await look(page, 'new page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'test e-mail')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/mails\/server/)
})

walk('the search says when there is nothing, and goes on without a connection', async ({ page, site, context, faults }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  await look(page, 'xylophone giraffe')
  await expect(page.getByText('Nothing found for “xylophone giraffe”')).toBeVisible()
  await isWithoutFindings(page, 'the search, nothing found')
  await context.setOffline(true)
  await field(page).fill('postcode')
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('You seem to be offline.')
  await expect(option(page, /^Postcode/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  faults.length = 0
})

walk('on a phone the search takes the whole screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('opening')
  await expect(page.getByRole('option').first()).toBeVisible()
  const { width, height } = (await page.getByRole('dialog').boundingBox())!
  expect([width, height]).toEqual([390, 844])
  await isWithoutFindings(page, 'the search on a phone')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
})
