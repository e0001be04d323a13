import type { Page } from '@playwright/test'
import { example } from '../support/rows'
import { expect, walk } from '../support/site'

const state = (page: Page, name: string): Promise<string | null> => page.locator(`[data-entrance="${name}"]`).getAttribute('data-entered')

/** Scrolls until the upper edge of an element is at a share of the window. */
const bring = (page: Page, name: string, share: number): Promise<void> =>
  page.locator(`[data-entrance="${name}"]`).evaluate((element, at) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' })
  }, share)

walk('T16: what is below the window waits, and comes in once at 80 % of it', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await example(page, site, 'scroll-in', 'fancy')
  await expect.poll(() => state(page, 'fancy-jello')).toBe('no')
  expect(await state(page, 'fancy-flash')).toBeNull()
  await bring(page, 'fancy-jello', 0.85)
  await expect.poll(() => state(page, 'fancy-wobble')).toBe('yes')
  expect(await state(page, 'fancy-jello')).toBe('no')
  await bring(page, 'fancy-jello', 0.78)
  await expect.poll(() => state(page, 'fancy-jello')).toBe('yes')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await state(page, 'fancy-jello')).toBe('yes')
})

walk('T16: each of the 38 entrances has frames', async ({ page, site }) => {
  const names = new Set<string>()
  for (const name of ['fade-and-slide', 'zoom-and-bounce', 'turn-and-flip', 'fancy']) {
    await example(page, site, 'scroll-in', name)
    const moves = await page.locator('[data-entrance]').evaluateAll((elements) =>
      elements.map((element) => {
        ;(element as HTMLElement).dataset.entered = 'yes'
        const [animation] = element.getAnimations()
        const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes().length : 0
        return [(element as HTMLElement).dataset.entrance ?? '', frames] as const
      }),
    )
    for (const [entrance, frames] of moves) {
      expect(frames, entrance).toBeGreaterThan(1)
      names.add(entrance)
    }
  }
  expect(names.size).toBe(38)
})

walk.describe('where motion is unwelcome', () => {
  walk.use({ contextOptions: { reducedMotion: 'reduce' } })

  walk('T16: nothing waits', async ({ page, site }) => {
    await example(page, site, 'scroll-in', 'fancy')
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await expect(page.locator('[data-entered]')).toHaveCount(0)
  })
})
