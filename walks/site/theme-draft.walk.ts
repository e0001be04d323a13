import type { Page } from '@playwright/test'
import { expect, type RunningSite, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner of a theme in the making' })

const [PLUM, SLATE, PINE] = ['#7a1f5c', '#2f4a63', '#1f5c3a'] as const
const rgb: Readonly<Record<string, string>> = { [PLUM]: 'rgb(122, 31, 92)', [SLATE]: 'rgb(47, 74, 99)', [PINE]: 'rgb(31, 92, 58)' }

const colour = (page: Page) => page.getByLabel('Buttons and links', { exact: true })
const framed = (page: Page) => page.frameLocator('iframe[title="Your site"]').locator('.button').first()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function openTheme(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/admin/look`)
  await expect(page.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible()
}

async function visitorSees(page: Page, site: RunningSite): Promise<string> {
  await page.goto(site.base)
  return page
    .locator('.button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)
}

/** Drafts reach the server once what is handed back is called. */
async function holdDrafts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/look/draft', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

walk(
  'issue 15: a theme is saved by itself as a draft, in every browser, until it is published or discarded',
  async ({ page, site, context, browser }) => {
    const visitor = await context.newPage()
    await visitor.emulateMedia({ colorScheme: 'light' })
    const before = await visitorSees(visitor, site)

    await signIn(page, site)
    await openTheme(page, site)
    await colour(page).fill(PLUM)
    // At once, before it has saved itself: nothing is asked, nothing is lost.
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
    expect(await visitorSees(visitor, site)).toBe(before)

    const elsewhere = await (await browser.newContext()).newPage()
    await signIn(elsewhere, site)
    await openTheme(elsewhere, site)
    await expect(colour(elsewhere)).toHaveValue(PLUM)
    await expect(framed(elsewhere)).toHaveCSS('background-color', rgb[PLUM]!)
    await expect(elsewhere.getByText('Draft, not visible to visitors yet')).toBeVisible()

    await openTheme(page, site)
    await colour(page).fill(SLATE)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Draft, not visible to visitors yet')).toBeVisible()
    await colour(elsewhere).fill(PINE)
    const conflict = elsewhere.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
    await expect(conflict.getByText('Light: Buttons and links')).toBeVisible()
    await conflict.getByRole('button', { name: 'Use their version' }).click()
    await expect(colour(elsewhere)).toHaveValue(SLATE)

    // A press while a draft is on its way to the server publishes it.
    const answer = await holdDrafts(elsewhere)
    await colour(elsewhere).fill(PINE)
    await expect(elsewhere.getByRole('status').filter({ hasText: 'Saving' })).toBeVisible()
    await publish(elsewhere).click()
    answer()
    await expect(elsewhere.getByText('This is what visitors see.')).toBeVisible()
    expect(await visitorSees(visitor, site)).toBe(rgb[PINE])

    await colour(elsewhere).fill(PLUM)
    await expect(elsewhere.getByText('Draft, not visible to visitors yet')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Discard draft' }).click()
    await expect(colour(elsewhere)).toHaveValue(PINE)
    await expect(elsewhere.getByText('This is what visitors see.')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(colour(elsewhere)).toHaveValue(PLUM)
    await expect(elsewhere.getByText('Draft, not visible to visitors yet')).toBeVisible()
    expect(await visitorSees(visitor, site)).toBe(rgb[PINE])
    await elsewhere.context().close()
  },
)
