import type { Locator, Page } from '@playwright/test'
import { Counted } from '../support/counted'
import { expect, forget, type RunningSite, startSite, walk } from '../support/site'
import { businesses } from './businesses'
import { answerAll, publish, signUp } from './set-up'

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** What is said after something was done. It stays as long as the pointer is over it. */
const isTold = (page: Page, text: string): Promise<void> =>
  page.locator('[data-mantine-notification], .mantine-Notification-root').getByText(text).hover()

/** The links of the menu, as a visitor reads them. */
async function menuOf(page: Page, site: RunningSite): Promise<string[]> {
  const visitor = await page.context().browser()!.newPage()
  await visitor.goto(site.base)
  const links = await visitor.getByRole('banner').getByRole('navigation').getByRole('listitem').allInnerTexts()
  await visitor.context().close()
  return links
}

/** The first heading at an address, and where that led. */
async function seenAt(page: Page, site: RunningSite, path: string): Promise<string> {
  const visitor = await page.context().browser()!.newPage()
  await visitor.goto(site.base + path)
  const heading = await visitor.getByRole('heading', { level: 1 }).innerText()
  const at = new URL(visitor.url()).pathname
  await visitor.context().close()
  return `${at} ${heading}`
}

async function fromRow(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

walk('a page made later is chosen by its picture, stands in the menu after one press, and becomes the home page', async ({ page }) => {
  const site = await startSite({ words: [] })
  const [business] = businesses
  await signUp(page, site, new Counted())
  await answerAll(page, new Counted(), business!)
  await publish(page, new Counted())

  await walk.step('templates are drawn with the header and the name of this site', async () => {
    await page.goto(`${site.base}/admin/pages`)
    await page.getByRole('button', { name: 'New page' }).click()
    const dialog = dialogOf(page, 'New page')
    for (const name of ['Home', 'Services', 'About us', 'Contact', 'One offer', 'Projects', 'Reviews', 'Privacy', 'A blank page'])
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible()
    const picture = dialog.frameLocator('iframe[title="Contact"]')
    await expect(picture.getByRole('banner')).toContainText(business!.name)
    await expect(picture.getByRole('main')).toContainText(business!.place.Phone ?? '')
    await dialog.getByRole('radio', { name: /^One offer/ }).check()
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Summer offer')
    await expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('/summer-offer')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Summer offer' })).toBeVisible()
  })

  await walk.step('problems are counted and led to, and may be published anyway', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const checks = page.getByRole('region', { name: 'Checks' })
    await expect(checks.getByRole('heading', { name: /^\d+ problems on this page$/ })).toBeVisible()
    await checks.getByRole('button', { name: 'Fix' }).click()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await checks.getByRole('button', { name: 'Publish anyway' }).click()
  })

  await walk.step('the menu has it after one press, which can be taken back', async () => {
    await button(page, 'Add to the menu').click()
    await isTold(page, '“Summer offer” is in the menu now.')
    expect(await menuOf(page, site)).toEqual(['Services', 'About us', 'Contact', 'Summer offer'])
    await button(page, 'Undo').last().click()
    await isTold(page, '“Summer offer” was removed from the menu.')
    expect(await menuOf(page, site)).toEqual(['Services', 'About us', 'Contact'])
    await page.goto(`${site.base}/admin/pages`)
    await fromRow(page, 'Summer offer', 'Add to the menu')
    await isTold(page, '“Summer offer” is in the menu now.')
    await page.getByRole('button', { name: 'More for Summer offer', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Add to the menu' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await walk.step('what becomes of both addresses is said before, and holds after it', async () => {
    await fromRow(page, 'Summer offer', 'Make this the home page')
    const dialog = dialogOf(page, 'Make “Summer offer” the home page?')
    await expect(dialog).toContainText('“Summer offer” will be at /. Its address now, /summer-offer, will redirect there.')
    await expect(dialog.getByRole('textbox', { name: `New address of “${business!.name}”` })).toHaveValue('/harbour-physio')
    await dialog.getByRole('textbox').fill('/welcome')
    await dialog.getByRole('button', { name: 'Make it the home page' }).click()
    await isTold(page, `“Summer offer” is the home page now. “${business!.name}” is at /welcome.`)
    expect(await seenAt(page, site, '/')).toBe('/ Say what customers get')
    expect(await seenAt(page, site, '/summer-offer')).toBe('/ Say what customers get')
    expect(await seenAt(page, site, '/welcome')).toBe(`/welcome ${business!.heading}`)
    await button(page, 'Undo').click()
    await isTold(page, `“${business!.name}” is the home page now.`)
    expect(await seenAt(page, site, '/')).toBe(`/ ${business!.heading}`)
    expect(await seenAt(page, site, '/summer-offer')).toBe('/summer-offer Say what customers get')
  })
  await site.stop()
  forget(site.folder)
})
