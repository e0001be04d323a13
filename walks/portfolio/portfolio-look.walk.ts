import { expect, walk } from '../support/site'
import { expectStillness, watchShifts } from '../support/stillness'
import { awake, cards, link } from './portfolio'

walk('P07: colours, sizes and speed of the owner are obeyed', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/portfolio/a-large-button-with-a-border`)
  await expect(link(page, 'More of our work')).toHaveCSS('font-size', '24px')
  await expect(link(page, 'More of our work')).toHaveCSS('padding', '20px 40px')
  await expect(link(page, 'More of our work')).toHaveCSS('border', '3px solid rgb(34, 41, 42)')
  await expect(link(page, 'More of our work')).toHaveCSS('border-radius', '20px')
  await page.goto(`${site.base}/sandbox/portfolio/colours-of-its-owner`)
  await expect(page.locator('.portfolio-bar')).toHaveCSS('background-color', 'rgb(23, 68, 74)')
  await expect(link(page, 'Load More')).toHaveCSS('background-color', 'rgb(154, 59, 34)')
  await link(page, 'Load More').hover()
  await expect(link(page, 'Load More')).toHaveCSS('background-color', 'rgb(34, 41, 42)')
  await page.goto(`${site.base}/sandbox/portfolio/a-grid-that-scrolls-fast`)
  await expect(page.locator('.item-card img').first()).toHaveCSS('transition-duration', '1s')
  await page.goto(`${site.base}/sandbox/portfolio/titles-above`)
  const above = () =>
    cards(page)
      .first()
      .evaluate((card) => {
        const [title = 0, frame = 0] = ['title', 'frame'].map(
          (part) => card.querySelector(`.item-card__${part}`)?.getBoundingClientRect().top,
        )
        return frame - title
      })
  await expect.poll(above).toBeGreaterThan(0)
  await page.goto(`${site.base}/sandbox/portfolio/a-quick-view-of-other-words`)
  await expect(page.locator('.item-card__view').first()).toHaveText('Have a look')
  await page.goto(`${site.base}/sandbox/portfolio/no-quick-view`)
  await expect(page.locator('.item-card__view')).toHaveCount(0)
  await page.goto(`${site.base}/sandbox/portfolio/attributes-in-one-text`)
  await expect(cards(page)).toHaveCount(3)
})

walk('P02: movement between lists, and none where it is unwelcome', async ({ page, site }) => {
  await page.addInitScript(() => {
    const moves = { many: 0 }
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { moves })
    document.startViewTransition = (change) => {
      moves.many++
      return start(change)
    }
  })
  const moves = () => page.evaluate(() => (window as unknown as { moves: { many: number } }).moves.many)
  for (const [reducedMotion, many] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${site.base}/portfolio`)
    await awake(page)
    await link(page, 'Deck 4').click()
    await expect(cards(page)).toHaveCount(4)
    expect(await moves()).toBe(many)
  }
})

walk('P01: nothing moves when the block wakes', async ({ page, site }) => {
  await watchShifts(page)
  for (const path of ['/portfolio', '/sandbox/portfolio/as-it-comes', '/portfolio/glazed-gable'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.base + path)
      await awake(page)
      await page.waitForLoadState('networkidle')
      await expectStillness(page, `${path} at ${width}`)
    }
})
