import type { Page } from '@playwright/test'
import { awake } from '../reviews/reviews'
import { isWithoutFindings } from '../support/day-and-night'
import { findings } from '../support/findings'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { expectStillness, watchShifts } from '../support/stillness'

walk.use({ siteOf: 'the owner of another look' })

/** What a stand-in that is a hair wider may move before its typeface is there. */
const STILL = 0.01

async function openDesk(page: Page, site: RunningSite): Promise<void> {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/look`)
  await expect(page.getByRole('heading', { name: 'Theme', exact: true })).toBeVisible()
}

const framed = (page: Page) => page.frameLocator('iframe[title="Your site"]')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function wear(page: Page, name: RegExp): Promise<void> {
  const preset = page.getByRole('button', { name })
  await preset.click()
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
  if (await publish(page).isEnabled()) await publish(page).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
}

walk(
  'issue 6: an owner gives the site quite another look by settings alone, sees it first, and takes it back',
  async ({ page, site, context }) => {
    await openDesk(page, site)
    await wear(page, /Weatherboard/)
    const heading = framed(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('font-family', /Bricolage/)
    await page.getByRole('button', { name: /Kōwhai/ }).click()
    await expect(heading).toHaveCSS('font-family', /Newsreader/)
    await expect(framed(page).locator('body')).toHaveCSS('background-color', 'rgb(244, 243, 247)')
    await page
      .getByRole('group', { name: 'Colours of the preview' })
      .or(page.getByRole('radiogroup', { name: 'Colours of the preview' }))
      .getByText('Dark')
      .click()
    await expect(framed(page).locator('body')).toHaveCSS('background-color', 'rgb(27, 18, 32)')
    const visitor = await context.newPage()
    await visitor.goto(site.base)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveCSS('font-family', /Bricolage/)
    await page.getByRole('button', { name: 'Redo' }).click()
    await publish(page).click()
    await expect(page.getByText('This is what visitors see.')).toBeVisible()
    await visitor.goto(site.base)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Newsreader/)
    expect(await visitor.evaluate(() => [...document.querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href')))).toEqual([
      expect.stringMatching(/newsreader-latin-wght/),
      expect.stringMatching(/figtree-latin-wght/),
    ])
    await page.getByRole('button', { name: /Weatherboard/ }).click()
    await publish(page).click()
    await expect(page.getByText('This is what visitors see.')).toBeVisible()
    await page.getByRole('region', { name: 'Version history' }).getByRole('button', { name: 'Open' }).first().click()
    await expect(heading).toHaveCSS('font-family', /Newsreader/)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(heading).toHaveCSS('font-family', /Bricolage/)
  },
)

walk('issue 15: an owner sees the site in another whole look first, publishes it, and takes it back', async ({ page, site, context }) => {
  await openDesk(page, site)
  await wear(page, /Weatherboard/)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Counter/ }) })
  await card.scrollIntoViewIfNeeded()
  const small = card.frameLocator('iframe')
  await expect(small.locator('h1')).toHaveCSS('text-transform', 'uppercase')
  await expect(small.locator('[data-bar="main"]')).toHaveCSS('background-color', 'rgb(184, 35, 15)')
  await page.getByRole('button', { name: /^Counter/ }).click()
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase')
  const visitor = await context.newPage()
  await visitor.emulateMedia({ colorScheme: 'light' })
  await visitor.goto(site.base)
  const bar = visitor.locator('[data-bar="main"]')
  await expect(bar).toHaveCSS('background-color', 'rgb(246, 243, 236)')
  await publish(page).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  await visitor.goto(site.base)
  await expect(bar).toHaveCSS('background-color', 'rgb(184, 35, 15)')
  const sheet = await visitor.locator('style[data-sheet="look"]').evaluate((style) => style.textContent ?? '')
  expect(sheet, 'the awning is sent').toContain('--header-overhang')
  expect(sheet, 'the grid paper of another look is not').not.toContain('--grid-line')
  // One shape by itself, of another look.
  await page.getByRole('combobox', { name: 'Footer', exact: true }).click()
  await page.getByRole('option', { name: 'Round panel' }).click()
  await expect(framed(page).locator('.site-footer')).not.toHaveCSS('margin-top', '0px')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(framed(page).locator('.site-footer')).toHaveCSS('margin-top', '0px')
  await page.getByRole('region', { name: 'Version history' }).getByRole('button', { name: 'Open' }).first().click()
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'none')
  await publish(page).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  await visitor.goto(site.base)
  await expect(bar).toHaveCSS('background-color', 'rgb(246, 243, 236)')
  await expect(visitor.locator('style[data-sheet="look"]')).toHaveCount(0)
})

/** Cards of reviews with a picture that leaves them. */
const withLoosePictures = (page: Page): Promise<number> =>
  page.locator('.review-card').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const edge = card.getBoundingClientRect()
        const pictures = [...card.querySelectorAll('.review-card__photos')].map((picture) => picture.getBoundingClientRect())
        return pictures.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)
      }).length,
  )

const looks = ['Ledger', 'Counter', 'Stillwater', 'Signal', 'Orchard', 'Draft', 'Cutout', 'Lamplight']
for (const name of looks)
  walk(`issue 15: ${name} holds on every kind of page, on phones and wide screens, light and dark`, async ({ page, site }) => {
    await openDesk(page, site)
    await wear(page, new RegExp(`^${name}`))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/services', '/reviews', '/contact']) {
        await page.goto(site.base + path)
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${width} fits`).toBe(true)
        expect(await withLoosePictures(page), `${path} ${width}`).toBe(0)
        await isWithoutFindings(page, `${path} ${width}`, { frames: true })
      }
    }
  })

walk('issue 6: colours that cannot be read are named at once, and mended on request', async ({ page, site }) => {
  walk.slow()
  await openDesk(page, site)
  await wear(page, /Weatherboard/)
  await expect(page.getByText('All colours are easy to read.')).toBeVisible()
  const links = page.getByLabel('Buttons and links', { exact: true })
  await links.fill('#9fd8d2')
  await expect(page.getByRole('alert').filter({ hasText: 'One colour pair is hard to read.' })).toBeVisible()
  await expect(framed(page).locator('.button').first()).toHaveCSS('background-color', 'rgb(159, 216, 210)')
  expect(await findings(page, { without: { frames: true } })).toEqual([])
  await page.getByRole('button', { name: 'Fix: Buttons and links' }).click()
  await expect(page.getByText('All colours are easy to read.')).toBeVisible()
  await expect(links).not.toHaveValue('#9fd8d2')
  await links.fill('blue')
  await expect(page.getByText('Write a colour as #rrggbb.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await findings(page, { without: { frames: true } })).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

for (const width of [390, 768, 1280])
  walk(`issue 6: the second look holds on every kind of page at ${width} pixels, light and dark`, async ({ page, site }) => {
    await openDesk(page, site)
    await wear(page, /Kōwhai/)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await watchShifts(page)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/reviews', '/portfolio', '/contact', '/quote']) {
      await page.goto(site.base + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Newsreader/)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${width} fits`).toBe(true)
      await expectStillness(page, `${path} ${width}`, { most: STILL })
      await isWithoutFindings(page, `${path} ${width}`, { frames: true })
    }
  })

walk('issue 6: a site in Hebrew runs from the right', async ({ page, site }) => {
  walk.slow()
  await openDesk(page, site)
  await page
    .getByRole('textbox', { name: 'Language of the pages' })
    .or(page.getByRole('combobox', { name: 'Language of the pages' }))
    .click()
  await page.getByRole('option', { name: 'Hebrew' }).click()
  await expect(framed(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await publish(page).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  await page.goto(`${site.base}/reviews`)
  await awake(page)
  await expect(page.locator('.person time').first()).toHaveText('נובמבר 2026')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/reviews', '/portfolio', '/contact']) {
      await page.goto(site.base + path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'he')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${width}`).toBe(true)
    }
  }
})
