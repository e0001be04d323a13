import { expect, walk } from '../support/site'
import { expectStillness, watchShifts } from '../support/stillness'
import { awake, cards, idsIn } from './reviews'

walk('R01: a slider turns by its arrows and dots, hides what is out of sight, and says where it is', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.base}/sandbox/review-slider/slider`)
  await awake(page)
  const slides = page.locator(cards)
  await expect(slides.nth(4)).toHaveJSProperty('inert', true)
  await page.getByRole('button', { name: 'Next reviews' }).click()
  await expect(slides.nth(0)).toHaveJSProperty('inert', true)
  await expect(slides.nth(3)).toHaveJSProperty('inert', false)
  await expect(page.getByRole('status')).toHaveText(/^2 of \d+$/)
  await page.getByRole('button', { name: 'Reviews 1', exact: true }).click()
  await expect(slides.nth(0)).toHaveJSProperty('inert', false)
})

walk('R02 R04: a carousel shows three slides, two below 992 pixels, one below 600', async ({ page, site }) => {
  for (const [width, seen] of [
    [1280, 3],
    [991, 2],
    [599, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.base}/sandbox/review-slider/carousel`)
    await awake(page)
    await expect
      .poll(() => page.locator(cards).evaluateAll((found) => found.filter((card) => !(card as HTMLElement).inert).length), String(width))
      .toBe(seen)
  }
})

walk('R05: a row that follows the height of its cards is as high as the highest that it shows', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.base}/sandbox/review-slider/as-high-as-what-it-shows`)
  await awake(page)
  /** How far the row is from the highest card of those that can be used. */
  const difference = () =>
    page.locator('.review-slider__row').evaluate((row, found) => {
      const seen = [...row.querySelectorAll<HTMLElement>(found)].filter((card) => !card.inert)
      return Math.abs(row.clientHeight - Math.max(...seen.map((card) => card.offsetHeight)))
    }, cards)
  for (let stop = 0; stop < 4; stop += 1) {
    await expect.poll(difference).toBeLessThan(2)
    await page.getByRole('button', { name: 'Next reviews' }).click()
  }
})

walk('R06 R07: a slider loads further reviews near its end, and an open text closes on the way', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.base}/sandbox/review-slider/slider`)
  await awake(page)
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(6)
  const more = page.locator('.review-card__more').first()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Next reviews' }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const ids = await idsIn(page)
  expect(new Set(ids).size).toBe(ids.length)
})

walk('R05: what plays by itself can be paused first of all, pauses under the mouse and stops for the keyboard', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/review-slider/plays-by-itself`)
  await awake(page)
  const first = page.locator(cards).first()
  await expect(first).toHaveJSProperty('inert', true)
  await page.locator('.review-slider button, .review-slider a').first().focus()
  await expect(page.locator(':focus')).toHaveAccessibleName('Pause the slides')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeFocused()
})

walk('R05: nothing plays by itself for whoever asks for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.base}/sandbox/review-slider/plays-by-itself`)
  await awake(page)
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeEnabled()
})

walk('R05: a slider keeps to its properties, and says them', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/review-slider/by-its-properties`)
  await awake(page)
  const slider = page.locator('.review-slider')
  await expect(slider).toHaveAttribute('data-awake', 'true')
  const said = JSON.parse((await slider.getAttribute('data-slideprops')) ?? '') as object
  expect(said).toMatchObject({ animateHeight: 'yes', loadmorersli: 'no', sliderarrowheight: 'no', checkfloatdelay: 50, reviewsperpage: 6 })
  const above = (await page.locator('.review-slider__window').boundingBox())?.y ?? 0
  const next = page.getByRole('button', { name: 'Next reviews' })
  expect((await next.boundingBox())?.y, 'arrows that follow the height stand below').toBeGreaterThan(above)
  for (let press = 1; press < 6; press++) await next.click()
  await expect(next).toBeDisabled()
  await expect(page.locator(cards), 'nothing more is loaded').toHaveCount(6)
})

walk('R03: the compact slider shows one review at a time at any width', async ({ page, site }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${site.base}/sandbox/review-slider/compact-for-narrow-places`)
    await awake(page)
    await expect
      .poll(() => page.locator(cards).evaluateAll((found) => found.filter((card) => !(card as HTMLElement).inert).length), String(width))
      .toBe(1)
  }
})

walk('R07: nothing in view moves when a display wakes', async ({ page, site }) => {
  await watchShifts(page)
  for (const path of [
    '/reviews',
    '/sandbox/review-slider/slider',
    '/sandbox/review-slider/moves-up',
    '/sandbox/review-list/same-height',
    '/about',
  ]) {
    await page.goto(site.base + path)
    if (path === '/about') await page.locator('.review-slider').scrollIntoViewIfNeeded()
    await awake(page)
    await page.waitForLoadState('networkidle')
    await expectStillness(page, path)
  }
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R01: a slider is a row to scroll', async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-slider/slider`)
    const row = page.locator('.review-slider__window')
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await row.evaluate((element) => element.scrollTo({ left: 400 }))
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})
