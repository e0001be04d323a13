import type { Locator, Page } from '@playwright/test'
import { expect, type RunningSite, walk } from '../support/site'

const top = (bar: Locator) => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top))
const bar = (page: Page, place: 'above' | 'main' | 'below') => page.locator(`[data-bar="${place}"]`)

/** An example of the header on a page that is long enough, with nothing above it. */
async function open(page: Page, site: RunningSite, example: string) {
  await page.goto(`${site.base}/sandbox/site-header/${example}`)
  await page.evaluate(() => {
    document.querySelector('.sandbox__bar')?.remove()
    const long = document.createElement('p')
    long.style.blockSize = '5000px'
    document.querySelector('main')?.append(long)
  })
}

/** Scrolls, and waits until it has been painted: what is still as it was then has heard of it. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, y)

walk('T09: main, above and below bars stay below each other, and are released at the top', async ({ page, site }) => {
  await open(page, site, 'three-bars-that-stay')
  const places = [await top(bar(page, 'above')), await top(bar(page, 'main')), await top(bar(page, 'below'))]
  await scrollTo(page, 900)
  await expect
    .poll(async () => [await top(bar(page, 'above')), await top(bar(page, 'main')), await top(bar(page, 'below'))])
    .toEqual(places)
  await open(page, site, 'only-the-bar-below-stays')
  await scrollTo(page, 900)
  await expect.poll(() => top(bar(page, 'below'))).toBe(0)
  expect(await top(bar(page, 'main'))).toBeLessThan(-500)
  await scrollTo(page, 0)
  await expect.poll(() => top(bar(page, 'above'))).toBe(0)
})

walk('T09, H04: up to 921 pixels a header for wide screens only is not stuck', async ({ page, site }) => {
  for (const [width, isStuck] of [
    [922, true],
    [921, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, site, 'stays-on-wide-screens-only')
    await scrollTo(page, 900)
    await expect.poll(async () => (await top(bar(page, 'main'))) === 0).toBe(isStuck)
  }
})

walk('H04: a header keeps clear of the bar of another system: 32, 46 and 0 pixels', async ({ page, site }) => {
  for (const [width, offset] of [
    [783, 32],
    [782, 46],
    [601, 46],
    [600, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, site, 'a-name-and-links')
    await page.evaluate(() => document.body.classList.add('admin-bar'))
    await scrollTo(page, 900)
    await expect.poll(() => top(bar(page, 'main')), `${width}`).toBe(offset)
  }
})

walk('T10: a header shrinks without moving what is below it, and its sign has a width per device', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, site, 'shrinks')
  const height = await bar(page, 'main').evaluate((element) => element.getBoundingClientRect().height)
  await scrollTo(page, 900)
  await expect.poll(() => top(bar(page, 'main'))).toBe(-12)
  await expect(page.locator('.site-header')).toHaveAttribute('data-stuck')
  expect(await bar(page, 'main').evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
  const sign = () => page.locator('.site-header__sign').evaluate((element) => element.getBoundingClientRect().width)
  await expect.poll(sign).toBe(48)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(sign).toBe(40)
  await page.setViewportSize({ width: 544, height: 800 })
  await expect.poll(sign).toBe(28)
})

for (const style of ['slides-in', 'fades-in'])
  walk(
    `T10: a header that ${style.replace('-', ' ')} comes in 100 pixels beyond its end, and goes on the way back`,
    async ({ page, site }) => {
      await open(page, site, style)
      const height = await bar(page, 'main').evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
      await scrollTo(page, height + 90)
      await expect.poll(() => top(bar(page, 'main'))).toBe(-height)
      await scrollTo(page, height + 110)
      await expect.poll(() => top(bar(page, 'main'))).toBe(0)
      await scrollTo(page, height + 90)
      await expect.poll(() => top(bar(page, 'main'))).toBe(-height)
      await page.getByRole('link', { name: 'Reviews' }).focus()
      await page.keyboard.press('Tab')
      await expect.poll(() => top(bar(page, 'main'))).toBe(0)
      await scrollTo(page, 0)
      await expect.poll(() => top(bar(page, 'main'))).toBe(0)
    },
  )

walk('T11: a header hides on the way down, shows on the way up, and stays while somebody is in it', async ({ page, site }) => {
  await open(page, site, 'hides-on-the-way-down')
  const main = bar(page, 'main')
  await scrollTo(page, 900)
  await expect(main).toBeHidden()
  await scrollTo(page, 897)
  await expect(main).toBeHidden()
  await scrollTo(page, 700)
  await expect(main).toBeVisible()
  await expect.poll(() => top(main)).toBe(0)
  await page.getByRole('link', { name: 'Reviews' }).focus()
  await page.keyboard.press('Tab')
  await scrollTo(page, 1500)
  await expect.poll(() => top(main)).toBe(0)
  await expect(main).toBeVisible()
})

walk('T11: a header hides on a page that grows and is scrolled in one breath', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/site-header/hides-on-the-way-down`)
  await page.evaluate(() => {
    const long = document.createElement('p')
    long.style.blockSize = '5000px'
    document.querySelector('main')?.append(long)
    window.scrollTo({ top: 900, behavior: 'instant' })
  })
  await expect(bar(page, 'main')).toBeHidden()
})

walk('T06: a place on the page comes to stand below the header, and is gone to once more after 750 ms', async ({ page, site }) => {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' })
  await page.clock.pauseAt('2026-03-01T10:00:01Z')
  await page.goto(`${site.base}/#about`)
  const place = page.locator('#about')
  const clear = async () => (await top(place)) - (await bar(page, 'main').evaluate((element) => element.getBoundingClientRect().bottom))
  await expect.poll(clear).toBeGreaterThanOrEqual(0)
  await expect.poll(clear).toBeLessThan(40)
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    const late = document.createElement('p')
    late.style.blockSize = '700px'
    document.querySelector('main')?.prepend(late)
  })
  expect(await clear()).toBeGreaterThan(600)
  await page.clock.runFor(751)
  await expect.poll(clear).toBeLessThan(40)
})

for (const hash of ['#nowhere', '#%', '#%E0%A4%A', '#"><b>', '#/'])
  walk(`T06: ${hash} leads nowhere, in silence`, async ({ page, site }) => {
    await page.clock.install()
    await page.goto(`${site.base}/${hash}`)
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

walk('T05: the button to the top comes in when the top is far, and leads there', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/scroll-to-top/on-every-device`)
  await page.evaluate(() => {
    document.body.style.blockSize = '5000px'
  })
  const button = page.getByRole('link', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await scrollTo(page, 290)
  await expect(button).toBeHidden()
  await scrollTo(page, 310)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

walk('T05: it is shown on the devices that it is for', async ({ page, site }) => {
  for (const [example, width, isShown] of [
    ['on-wide-screens-only', 769, true],
    ['on-wide-screens-only', 768, false],
    ['on-narrow-screens-only', 769, false],
    ['on-narrow-screens-only', 768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.base}/sandbox/scroll-to-top/${example}`)
    await page.evaluate(() => {
      document.body.style.blockSize = '5000px'
    })
    await scrollTo(page, 900)
    await expect(page.locator('.scroll-to-top'), `${example} ${width}`).toBeVisible({ visible: isShown })
  }
})

walk('H04: a strip of the footer stays at the lower edge, on the devices that it is for', async ({ page, site }) => {
  for (const [example, width, isStuck] of [
    ['a-strip-that-stays', 390, true],
    ['a-strip-that-stays', 1280, true],
    ['a-strip-that-stays-on-wide-screens', 921, false],
    ['a-strip-that-stays-on-wide-screens', 922, true],
    ['a-strip-that-stays-on-narrow-screens', 921, true],
    ['a-strip-that-stays-on-narrow-screens', 922, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`${site.base}/sandbox/site-footer/${example}`)
    await page.evaluate(() => {
      const long = document.createElement('p')
      long.style.blockSize = '3000px'
      document.querySelector('main')?.prepend(long)
    })
    const edge = () =>
      page.locator('.footer-strip').evaluate((element) => Math.round(element.getBoundingClientRect().bottom) === innerHeight)
    await expect.poll(edge, `${example} ${width}`).toBe(isStuck)
  }
})
