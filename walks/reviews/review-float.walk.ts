import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back'
import { expect, type RunningSite, walk } from '../support/site'
import { awake } from './reviews'

const box = (page: Page) => page.locator('.review-float')

/** An example of a floating box that has just woken, with a clock that moves when it is told to. */
async function float(page: Page, site: RunningSite, example: string) {
  await page.clock.install({ time: '2026-03-01T10:00:00Z' })
  await page.clock.pauseAt('2026-03-01T10:00:01Z')
  // What it holds is asked for once its time runs.
  const started = page.waitForRequest(/\/content\.view[\w.-]*\.js/)
  await page.goto(`${site.base}/sandbox/review-float/${example}`)
  // Sooner than by itself: its time goes on from when the page came.
  await page.locator('[data-island="review-float"]').dispatchEvent('keydown')
  const isAwake = async () => {
    await page.clock.runFor(60)
    return page.locator('[data-island="review-float"][data-awake]').count()
  }
  await expect.poll(isAwake).toBe(1)
  await started
  await page.clock.runFor(60)
}

walk('R51: a box comes in after its delay, from its side, in its time, ten pixels from the edge', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [example, duration, start] of [
    ['a-badge', 1000, { translate: '100vw' }],
    ['a-badge-that-slides-out', 1000, { translate: '-100vw' }],
    ['some-reviews', 1000, { translate: '0px 100vh' }],
    ['fades-in-at-the-top', 500, { opacity: '0' }],
  ] as const) {
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (this: Element, ...given) {
        const animation = animate.apply(this, given)
        const effect = animation.effect as KeyframeEffect
        Object.assign(globalThis, { entrance: { duration: effect.getTiming().duration, start: effect.getKeyframes()[0] } })
        return animation
      }
    })
    await page.goto(`${site.base}/sandbox/review-float/${example}`)
    await expect(box(page)).toBeVisible()
    const entrance = () => page.evaluate(() => (globalThis as unknown as { entrance?: unknown }).entrance)
    await expect.poll(entrance, example).toMatchObject({ duration, start })
  }
  const edge = await box(page).evaluate((element) => innerWidth - element.getBoundingClientRect().right)
  expect(Math.round(edge)).toBe(10)
})

walk('R51: a box whose content is late comes in with it, and never empty', async ({ page, site }) => {
  const release = await holdBack(page, '**/content.view*.js')
  await float(page, site, 'some-reviews')
  await page.clock.runFor(20_000)
  await expect(box(page)).toBeHidden()
  release()
  await expect(box(page).locator('.brief-review').first()).toBeVisible()
})

walk('R51: who asks for less motion gets the box without any', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.base}/sandbox/review-float/some-reviews`)
  await expect(box(page)).toBeVisible()
  expect(await box(page).evaluate((element) => element.getAnimations().length)).toBe(0)
})

walk('R52: a box closes by itself, and waits while the mouse or the focus is in it', async ({ page, site }) => {
  await float(page, site, 'closes-by-itself')
  await expect(box(page)).toBeVisible()
  await box(page).hover()
  await page.clock.runFor(60_000)
  await expect(box(page)).toBeVisible()
  await page.mouse.move(1, 1)
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(60_000)
  await expect(box(page)).toBeVisible()
  await page.locator('a').first().focus()
  await page.clock.runFor(6000)
  await expect(box(page)).toBeHidden()
})

walk('R52: time stands while the tab is hidden', async ({ page, site }) => {
  await float(page, site, 'closes-by-itself')
  await expect(box(page)).toBeVisible()
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.runFor(60_000)
  await expect(box(page)).toBeVisible()
  await hide(false)
  await page.clock.runFor(5000)
  await expect(box(page)).toBeHidden()
})

walk('R53: one review after the other: the first after 8 s, each for 6 s, the next 14 s after it came', async ({ page, site }) => {
  await float(page, site, 'one-after-the-other')
  const words = page.locator('.review-float .brief-review__text')
  await page.clock.runFor(7500)
  await expect(box(page)).toBeHidden()
  await page.clock.runFor(500)
  await expect(box(page)).toBeVisible()
  const first = await words.first().textContent()
  await page.clock.runFor(5500)
  await expect(box(page)).toBeVisible()
  await page.clock.runFor(500)
  await expect(box(page)).toBeHidden()
  const asked = page.waitForRequest((request) => request.postData()?.includes('wprp_get_float') ?? false)
  await page.clock.runFor(8000)
  expect((await asked).postData()).toMatch(/wtftype=pop&innerdivonly=yes&startoffset=1/)
  await expect(box(page)).toBeVisible()
  await expect(words.last()).not.toHaveText(first ?? '')
})

walk('R53: an answer without a review ends the rotation', async ({ page, site }) => {
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ contentType: 'text/html', body: '<div></div>' }))
  await float(page, site, 'one-after-the-other')
  await page.clock.runFor(8000)
  await expect(box(page)).toBeVisible()
  const answered = page.waitForResponse('**/admin-ajax.php')
  await page.clock.runFor(14_000)
  await (await answered).finished()
  await page.clock.runFor(60_000)
  await expect(box(page)).toBeHidden()
})

walk('R54: a box that a visitor closes stays away for the visit; another visit sees it again', async ({ page, site, context }) => {
  const path = `${site.base}/sandbox/review-float/some-reviews`
  await page.goto(path)
  await expect(box(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(box(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('wprevfloats'))).toBe('[{"id":"wprev_pro_closefloat_0","clickedclose":"yes"}]')
  await page.reload()
  await awake(page)
  await expect(box(page)).toBeHidden()
  const other = await context.newPage()
  await other.goto(path)
  await expect(box(other)).toBeVisible()
})

walk('R54: a box for the first page of a visit is not on the second', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/review-float/on-the-first-page-of-a-visit`)
  await expect(box(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('wprevfloats'))).toContain('"firstvisithide":"yes"')
  await page.reload()
  await awake(page)
  await expect(box(page)).toBeHidden()
})

walk('R51: boxes keep to the screens that they are meant for', async ({ page, site }) => {
  for (const [example, width, isThere] of [
    ['not-on-phones', 390, false],
    ['not-on-phones', 1280, true],
    ['on-phones-only', 390, true],
    ['on-phones-only', 1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.base}/sandbox/review-float/${example}`)
    await awake(page)
    await expect(box(page), `${example} at ${width}`).toBeVisible({ visible: isThere })
  }
})
