import type { Page } from '@playwright/test'
import { awake, cards } from '../reviews/reviews'
import { findings } from '../support/findings'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { wake } from '../support/waking'

walk.use({ siteOf: 'the owner of other words' })

async function openWords(page: Page, site: RunningSite): Promise<void> {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site/words`)
  await expect(page.getByRole('heading', { name: 'Site texts', level: 1 })).toBeVisible()
}

const find = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search texts' }).fill(words)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function write(page: Page, standard: string, own: string): Promise<void> {
  await find(page, standard)
  await page.getByRole('textbox', { name: standard, exact: true }).first().fill(own)
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Sets the language of the pages, as the look does. */
async function speak(page: Page, site: RunningSite, language: string): Promise<void> {
  const { look, revision } = await (await page.request.get(`${site.base}/api/look`)).json()
  const data = { revision, look: { ...look, language } }
  const saved = await page.request.post(`${site.base}/api/look/save`, { data, headers: { origin: site.base } })
  expect(saved.status(), await saved.text()).toBe(200)
}

type Told = { groups: { texts: { standard: string }[] }[] }
const standards = async (page: Page, site: RunningSite): Promise<string[]> => {
  const { groups } = (await (await page.request.get(`${site.base}/api/words`)).json()) as Told
  return groups.flatMap(({ texts }) => texts.map(({ standard }) => standard))
}

/** Whatever is read or heard below an element, but for what visitors wrote. */
const said = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = []
    const add = (text: string | null): void => void (text?.trim() && found.push(text.trim()))
    for (const root of document.querySelectorAll(selector))
      for (const element of [root, ...root.querySelectorAll('*:not(script, style, [lang], [lang] *, bdi)')]) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']) add(element.getAttribute(name))
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent)
      }
    return found
  }, within)

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+')}$`)

walk(
  'issue 6: an owner says something in other words, and visitors read it, before and after the page wakes, and elsewhere',
  async ({ page, site, context }) => {
    await openWords(page, site)
    await write(page, 'Read more', 'Go on reading')
    await write(page, 'Load more reviews', 'Some more of them')
    const visitor = await context.newPage()
    const problems: string[] = []
    visitor.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
    const response = await visitor.goto(`${site.base}/reviews`)
    expect(await response?.text()).toContain('Some more of them')
    await awake(visitor)
    const more = visitor.getByRole('link', { name: 'Some more of them' })
    await expect(more).toBeVisible()
    const opener = visitor.getByRole('button', { name: 'Go on reading' }).first()
    await opener.click()
    await visitor.getByRole('button', { name: 'Read less' }).first().click()
    await expect(visitor.getByRole('button', { name: 'Go on reading' }).first()).toBeVisible()
    const before = await visitor.locator(cards).count()
    await more.click()
    await expect.poll(() => visitor.locator(cards).count()).toBeGreaterThan(before)
    await expect(visitor.getByRole('link', { name: 'Some more of them' })).toBeVisible()
    const { widgets } = await (await page.request.get(`${site.base}/api/reviews/widgets?kind=display`)).json()
    const { id } = widgets.find(({ settings }: { settings: { layout?: string } }) => settings.layout === 'grid')
    const script = `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`
    await withForeignPage(`<div data-frontage="review-list" data-id="${id}"></div>${script}`, async (address) => {
      await visitor.goto(address)
      await awake(visitor)
      await expect(visitor.getByRole('link', { name: 'Some more of them' })).toBeAttached()
    })
    expect(problems).toEqual([])
    await page.getByRole('checkbox', { name: 'Only changed texts' }).check()
    await find(page, '')
    for (const standard of ['Read more', 'Load more reviews']) await page.getByRole('button', { name: `Reset to “${standard}”` }).click()
    await save(page).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await visitor.goto(`${site.base}/reviews`)
    await expect(visitor.getByRole('link', { name: 'Load more reviews' })).toBeAttached()
  },
)

walk('issue 6: what is written while a save is on its way stays, and is saved next', async ({ page, site }) => {
  await openWords(page, site)
  const release = await holdBack(page, '**/api/words/save')
  await find(page, 'Load more reviews')
  const field = page.getByRole('textbox', { name: 'Load more reviews', exact: true }).first()
  await field.fill('More')
  await save(page).click()
  await field.fill('More of them')
  release()
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('More of them')
  await field.fill('')
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

walk('issue 6: a gap that nobody can fill is named at its text, and what is left out is told', async ({ page, site }) => {
  await openWords(page, site)
  await find(page, '{shown} of {total} shown')
  const field = page.getByRole('textbox', { name: '{shown} of {total} shown' }).first()
  await field.fill('All {number} of them')
  await expect(page.getByText('There is nothing to fill in for {number} here.').first()).toBeVisible()
  await save(page).click()
  await expect(field).toBeFocused()
  await field.fill('{shown} so far')
  await expect(page.getByText('Visitors will not see {total}.')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

walk('issue 6: a site in German says nothing in English any more on its lists of reviews and in its forms', async ({ page, site }) => {
  await signIn(page, site)
  const english = await standards(page, site)
  await speak(page, site, 'de')
  const german = await standards(page, site)
  const gone = english.filter((text) => /[a-z]/.test(text.replaceAll(/\{\w+\}/g, '')) && !german.includes(text)).map(patternOf)
  const left = (texts: readonly string[]) => texts.filter((text) => gone.some((pattern) => pattern.test(text)))
  await page.goto(`${site.base}/reviews`)
  await awake(page)
  await expect(page.getByRole('link', { name: 'Weitere Bewertungen laden' })).toBeAttached()
  await page.getByRole('button', { name: 'Mehr lesen' }).first().click()
  await expect(page.getByRole('button', { name: 'Weniger anzeigen' }).first()).toBeVisible()
  expect(left(await said(page, '[data-island^="review"], .skip-link'))).toEqual([])
  await page.goto(`${site.base}/contact`)
  const form = page.locator('[data-island="contact-form"]')
  await wake(form)
  await form.locator('.wpcf7-submit').click()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible()
  expect(left(await said(page, '[data-island="contact-form"]'))).toEqual([])
  await speak(page, site, 'en-NZ')
})

for (const colorScheme of ['light', 'dark'] as const)
  walk(`issue 6: the words can be read and reached everywhere, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openWords(page, site)
    await find(page, 'review')
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findings(page), `${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} fits`).toBe(true)
    }
  })
