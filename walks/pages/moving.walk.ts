import type { Page } from '@playwright/test'
import { example, reactOf } from '../support/rows'
import { expect, type RunningSite, walk } from '../support/site'

const playButton = (page: Page) => page.getByRole('button', { name: 'Play the video' })
const SOURCES = '<source data-src="/files/deck.webm" type="video/webm"><source data-src="/files/deck.mp4" type="video/mp4">'
const VIDEO = `<video class="background-video__video" loop muted playsinline preload="none">${SOURCES}</video>`

/** The picture alone, with two files in front of it that are not there. */
async function withFiles(page: Page, site: RunningSite): Promise<void> {
  await page.route(/a-picture-only$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<video.*?<\/video>/, VIDEO)
    await route.fulfill({ response: answer, body })
  })
  await example(page, site, 'background-video', 'a-picture-only')
}
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.(mp4|webm)$/.test(name)),
  )

/** How many pixels the picture is from where it should be: both are measured in one breath. */
const strayed = (page: Page, speed: number, offset: number): Promise<number> =>
  page.locator('.parallax__layer:visible').evaluate(
    (layer, [by, less]) => {
      const top = layer.closest('.parallax')?.getBoundingClientRect().top ?? Number.NaN
      const shift = Number.parseFloat(getComputedStyle(layer).translate.split(' ')[1] ?? '0')
      return Math.abs(shift - ((1 / by - 1) * top - less))
    },
    [speed, offset] as const,
  )

walk('T14: sources that fail are taken away one by one, and the picture stays', async ({ page, site, faults }) => {
  await withFiles(page, site)
  await expect(page.locator('.background-video source')).toHaveCount(0)
  await expect(page.getByAltText('A white house on one long deck.')).toBeVisible()
  await expect(page.locator('.background-video[data-plays]')).toHaveCount(0)
  await expect(playButton(page)).toBeHidden()
  expect(await reactOf(page)).toEqual([])
  faults.splice(0, faults.length, ...faults.filter((fault) => !/404/.test(fault)))
})

walk('T14: a video of another site asks it only after a press, and covers the row in 16:9', async ({ page, site }) => {
  const asked: string[] = []
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await example(page, site, 'background-video', 'of-youtube')
  await expect(playButton(page)).toBeVisible()
  expect(asked).toEqual([])
  await playButton(page).click()
  const frame = page.locator('.background-video iframe')
  await expect(frame).toHaveAttribute('src', /mute=1&start=10&loop=0/)
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const covers = () =>
      frame.evaluate((element) => {
        const [inner, outer] = [element, element.closest('.background-video')].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
        const isCovered = inner!.width >= outer!.width && inner!.height >= outer!.height
        return { page: innerWidth, isCovered, ratio: Math.round((inner!.width / inner!.height) * 10) }
      })
    await expect.poll(covers).toEqual({ page: width, isCovered: true, ratio: 18 })
  }
})

walk.describe('where motion is unwelcome', () => {
  walk.use({ contextOptions: { reducedMotion: 'reduce' } })

  walk('T14: nothing is fetched, and a button can start it', async ({ page, site }) => {
    await withFiles(page, site)
    await expect(playButton(page)).toBeVisible()
    expect(await fetched(page)).toEqual([])
  })

  walk('T15: a picture stands still', async ({ page, site }) => {
    await example(page, site, 'parallax', 'fast')
    await page.mouse.wheel(0, 600)
    expect(await page.locator('.parallax__layer:visible').evaluate((layer) => getComputedStyle(layer).translate)).toBe('none')
  })
})

walk('T14: on phones a video that is not for them is not fetched', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await withFiles(page, site)
  await expect(playButton(page)).toBeVisible()
  expect(await fetched(page)).toEqual([])
})

walk('T15: the picture moves at 1/speed of the page, and there is one for each size', async ({ page, site }) => {
  for (const [name, speed, offset] of [
    ['fast', 2, 0],
    ['medium', 5, 0],
    ['slow-a-picture-for-each-size-higher', 8, 120],
  ] as const) {
    await example(page, site, 'parallax', name)
    for (const scroll of [300, 700]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll)
      await expect.poll(() => strayed(page, speed, offset), `${name} at ${scroll}`).toBeLessThan(2)
    }
  }
  for (const [width, alt] of [
    [993, 'A white house'],
    [992, 'A long bench'],
    [769, 'A long bench'],
    [768, 'A small bach'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByAltText(alt)).toHaveCount(1)
    await expect(page.locator('.parallax__layer:visible img'), `${width}`).toHaveAttribute('alt', new RegExp(alt))
  }
})

walk.describe('where scrolling drives no animations', () => {
  walk.use({ bypassCSP: true })

  walk('T15: a script moves the picture by the same formula', async ({ page, site }) => {
    await page.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (...words: string[]) => words[0] !== 'animation-timeline' && supports.apply(CSS, words as [string])
    })
    await page.route(/sandbox\/parallax/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('animation-timeline', 'no-timeline') })
    })
    await example(page, site, 'parallax', 'slow-a-picture-for-each-size-higher')
    await expect(page.locator('.parallax')).toHaveAttribute('data-moves', '')
    for (const scroll of [300, 700, 500]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll)
      await expect.poll(() => strayed(page, 8, 120), `at ${scroll}`).toBeLessThan(2)
    }
  })
})
