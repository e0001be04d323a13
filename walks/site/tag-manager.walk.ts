import type { Browser, Page } from '@playwright/test'
import { ready } from '../forms/forms'
import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { watchOthers } from '../support/others'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'

type Entry = { readonly event?: string; readonly [name: string]: unknown }

const policyOf = async (page: Page, site: RunningSite): Promise<string> =>
  (await page.request.get(`${site.base}/ask-us`)).headers()['content-security-policy'] ?? ''

/** What the page has told, entries of the manager's own kind as lists. */
const layer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: object[] }
    return dataLayer.map((entry) => ('length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry)) as Entry[]
  })
const events = async (page: Page): Promise<Entry[]> => (await layer(page)).filter(({ event }) => event && event !== 'gtm.js')

/** Nothing lies over its lower edge. */
const isClear = (field: HTMLElement | SVGElement): boolean => {
  const { left, bottom } = field.getBoundingClientRect()
  return document.elementFromPoint(left + 8, bottom - 4) === field
}

/** Sets the manager up as its owner would; hands back when it is kept. */
async function setUp(page: Page, site: RunningSite, id: string): Promise<void> {
  await page.goto(`${site.base}/admin/site/cookies`)
  const field = page.getByLabel('Tag manager ID')
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await field.fill('UA-12345')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an ID such as GTM-ABC123 or G-ABC123DEF4.').first()).toBeVisible()
  await expect(field).toBeFocused()
  await expect.poll(() => field.evaluate(isClear), 'no bar lies over the field').toBe(true)
  await page.setViewportSize(desktop)
  await field.fill(id)
  const ask = page.getByRole('switch', { name: 'Ask visitors' })
  if (!(await ask.isChecked())) {
    await expect(page.getByText('Your tag manager is not loaded yet')).toBeVisible()
    await ask.check({ force: true })
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.').first()).toBeVisible()
}

/** A form that tells the manager when it was sent, on a page of its own. */
async function publishForm(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/admin/forms`)
  await page.getByRole('button', { name: 'New form' }).first().click()
  await page.getByLabel('Form name').fill('Ask us')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('tab', { name: 'After sending' }).click()
  await page.getByLabel('Send an event to your tag manager').check({ force: true })
  await page.getByLabel('Event name').fill('asked_us')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await newPage(page, site, 'A blank page', 'Ask us')
  await addBlock(page, 'Contact form')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Form' }).click()
  await page.getByRole('option', { name: 'Ask us' }).click()
  await publish(page)
}

async function visit(browser: Browser, site: RunningSite): Promise<{ page: Page; asked: string[] }> {
  const page = await (await browser.newContext()).newPage()
  const asked = await watchOthers(page, site)
  await page.goto(`${site.base}/ask-us`)
  await ready(page)
  return { page, asked }
}

walk(
  'F13, FireScript: an owner sets a tag manager up; it is asked from consent on, and hears of the form',
  async ({ page, site, browser, faults }) => {
    await signIn(page, site)
    await publishForm(page, site)
    expect(await policyOf(page, site)).not.toContain('google')
    await setUp(page, site, 'gtm-abc123')
    expect(await policyOf(page, site)).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)

    const { page: visitor, asked } = await visit(browser, site)
    await visitor.getByLabel('Your name').focus()
    await visitor.keyboard.type('Hemi')
    expect([asked, await layer(visitor)]).toEqual([[], []])
    await visitor.getByRole('button', { name: 'Reject all' }).click()
    await visitor.reload()
    await ready(visitor)
    await visitor.getByLabel('Your email').focus()
    expect([asked, await layer(visitor)]).toEqual([[], []])

    await visitor.getByRole('button', { name: 'Cookie settings' }).click()
    await visitor.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
    const [first, second] = await layer(visitor)
    expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })])
    expect(second).toMatchObject({ event: 'gtm.js' })
    await visitor.reload()
    await expect.poll(() => asked.length, 'who agreed before is not asked again').toBe(2)
    await ready(visitor)
    await visitor.getByLabel('Your name').focus()
    await expect.poll(() => events(visitor)).toEqual([{ event: 'form_focus', formId: 1, field: 'your-name' }])
    await visitor.keyboard.type('Hemi')
    await visitor.getByLabel('Your email').fill('hemi@example.nz')
    await visitor.getByLabel('Your message').fill('When can you come?')
    for (const box of await visitor.locator('form').getByRole('checkbox').all()) await box.check()
    await visitor.getByRole('button', { name: /^Send/ }).click()
    await expect.poll(async () => (await events(visitor)).at(-1)).toMatchObject({ event: 'asked_us', formId: 1 })

    await setUp(page, site, 'G-ABC123DEF4')
    const other = await visit(browser, site)
    await other.page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(() => other.asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4'])
    expect((await layer(other.page)).at(-1)).toEqual(['config', 'G-ABC123DEF4'])
    await other.page.getByLabel('Your name').focus()
    await expect.poll(() => layer(other.page)).toContainEqual(['event', 'form_focus', { formId: 1, field: 'your-name' }])
    // An id that is none was refused, which browsers count as a fault.
    faults.splice(0, faults.length, ...faults.filter((text) => !/status of 400/.test(text)))
    await visitor.context().close()
    await other.page.context().close()
  },
)
