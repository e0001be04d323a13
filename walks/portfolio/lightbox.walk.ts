import { expect } from '@playwright/test'
import { expectStillness, watchShifts } from '../support/stillness'
import { box, counter, open, picture, thumb, walk } from './gallery'

walk('T17 row 1: the second of five, its words and its text; the next two are fetched, none before', async ({ page, start, site }) => {
  await start(page)
  await thumb(page, 2).click()
  await expect(counter(page)).toHaveText('2 of 5')
  await expect(page.locator('.lightbox__caption')).toHaveText('Title of Picture 2')
  await expect(picture(page)).toHaveAttribute('alt', 'Picture 2')
  await expect
    // The two behind it come on lines of their own, in no order.
    .poll(() => site.asked.filter((url) => /picture-\d/.test(url)).sort())
    .toEqual(['/picture-2.png', '/picture-3.png', '/picture-4.png'])
})

walk('T17 rows 2 and 3: arrows go round, Home and End to the ends', async ({ page, start }) => {
  await start(page)
  await thumb(page, 1).click()
  for (const [key, place] of [
    ['ArrowRight', '2 of 5'],
    ['ArrowLeft', '1 of 5'],
    ['ArrowLeft', '5 of 5'],
    ['ArrowRight', '1 of 5'],
    ['End', '5 of 5'],
    ['Home', '1 of 5'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(counter(page)).toHaveText(place)
  }
})

walk(
  'T17 rows 4 and 21: a press on a picture leads on; a single one has nowhere to lead, no arrows and no counter',
  async ({ page, start }) => {
    await start(page)
    await thumb(page, 1).click()
    await expect(box(page)).toHaveAttribute('data-state', 'ready')
    await picture(page).click()
    await expect(counter(page)).toHaveText('2 of 5')
    await page.keyboard.press('Escape')
    await open(page, [{ src: '/picture-1.png', alt: 'Alone' }])
    await expect(box(page)).toHaveAttribute('data-state', 'ready')
    await picture(page).click()
    await expect(box(page)).toHaveAccessibleName('Alone')
    await expect(counter(page)).toHaveText('')
    await expect(page.getByRole('button')).toHaveCount(1)
  },
)

walk(
  'T17 rows 5 and 6: Escape, the button and a press beside it close, also while it is loading; the focus goes back',
  async ({ page, start }) => {
    await start(page)
    await page.route('**/picture-3.png', () => {})
    const press = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close (Esc)' }).click(),
      () => page.locator('.lightbox__caption').click(),
    ]
    for (const close of press) {
      await page.locator('a').nth(1).press('Enter')
      await expect(box(page)).toBeVisible()
      await close()
      await expect(box(page)).toHaveCount(0)
      await expect(page.locator('a').nth(1)).toBeFocused()
    }
    await thumb(page, 3).click()
    await expect(page.getByText('Loading...')).toBeVisible()
    await page.locator('.lightbox__stage').click()
    await expect(box(page)).toHaveCount(0)
  },
)

walk('T17 row 7: Tab stays inside: close, previous, next', async ({ page, start }) => {
  await start(page)
  await thumb(page, 1).click()
  const seen = []
  for (let time = 0; time < 6; time++) {
    seen.push(await page.evaluate(() => document.activeElement?.className.replace(/.*lightbox__(?=\w+$)/, '') ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(seen.slice(0, 3)).toEqual(['close', 'previous', 'next'])
  expect(seen.every((name) => ['close', 'previous', 'next', ''].includes(name))).toBe(true)
})

walk('T17 rows 8 and 9: the page behind stands still and moves by nothing', async ({ page, start }) => {
  await watchShifts(page)
  await start(page)
  const before = await page.locator('main').boundingBox()
  await thumb(page, 2).click()
  await expect(box(page)).toHaveAttribute('data-state', 'ready')
  expect(await page.locator('main').boundingBox()).toEqual(before)
  await page.mouse.wheel(0, 800)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectStillness(page, 'the page behind', { answersToo: true })
})

walk('T17 rows 10 and 19: names of the buttons; where reading goes left the keys change sides', async ({ page, start }) => {
  await start(page)
  await thumb(page, 2).click()
  await expect(page.getByRole('button')).toHaveText(['✕', '‹', '›'])
  for (const name of ['Close (Esc)', 'Previous (Left arrow key)', 'Next (Right arrow key)'])
    await expect(page.getByRole('button', { name }).and(page.getByTitle(name, { exact: true }))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await thumb(page, 2).click()
  await expect(page.getByRole('button', { name: 'Next (Left arrow key)' })).toHaveAttribute('title', 'Next (Left arrow key)')
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText('3 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 of 5')
})

walk('T17 rows 20 and 22: held keys and narrow windows leave a link a link', async ({ page, start, context }) => {
  await start(page)
  const other = context.waitForEvent('page')
  await thumb(page, 1).click({ modifiers: ['Control'] })
  await (await other).close()
  await expect(box(page)).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { options: { disableOn: 700 } }))
  await page.setViewportSize({ width: 699, height: 600 })
  await thumb(page, 1).click()
  await expect(page).toHaveURL(/picture-1\.png$/)
})

walk('T17 row 23: a modal one closes by nothing of its own', async ({ page, start }) => {
  await start(page)
  await open(page, [{ src: '/picture-1.png', alt: 'Held' }], { modal: true })
  await expect(box(page)).toHaveAttribute('data-state', 'ready')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('.lightbox__caption').click()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(box(page)).toBeVisible()
})

walk('T17 rows 24 and 29: when it closes a frame goes at once, the rest after the delay', async ({ page, start }) => {
  await page.clock.install({ time: 0 })
  await start(page)
  await open(page, [{ type: 'iframe', src: '/framed', alt: 'Page' }], { removalDelay: 600 })
  await expect(page.frameLocator('iframe').getByText('A page in a frame')).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.clock.runFor(599)
  await expect(page.locator('[data-removing]')).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(box(page)).toHaveCount(0)
})

walk('T17 row 25: a picture that never comes is given up after twenty seconds', async ({ page, start }) => {
  await page.clock.install()
  await start(page)
  await page.route('**/picture-1.png', () => {})
  await thumb(page, 1).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.clock.runFor(20_100)
  await expect(page.getByText('The image could not be loaded.')).toBeVisible()
})

walk('T17 row 26: a picture grows out of its small one for 300 ms, and does not where motion is unwelcome', async ({ page, start }) => {
  await page.addInitScript(() => {
    const moves: unknown[] = []
    const { animate } = Element.prototype
    Object.assign(window, { moves })
    Element.prototype.animate = function (frames, how) {
      moves.push(how)
      return animate.call(this, frames, how)
    }
  })
  const moves = () => page.evaluate(() => (window as unknown as { moves: { duration: number; easing: string }[] }).moves)
  await start(page)
  await thumb(page, 1).click()
  await expect.poll(moves).toMatchObject([{ duration: 300, easing: 'ease-in-out' }])
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  expect(await moves()).toHaveLength(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await thumb(page, 1).click()
  await expect(box(page)).toHaveAttribute('data-state', 'ready')
  expect(await moves()).toHaveLength(2)
})

walk('T17 row 27: sharper screens are offered sharper pictures', async ({ page, start }) => {
  await start(page)
  await open(page, [{ src: '/picture-1.png', srcset: '/picture-1.png 480w, /picture-2.png 1280w', width: 1280, height: 960, alt: 'Sharp' }])
  await expect(picture(page)).toHaveAttribute('srcset', /480w, .* 1280w/)
  await expect(picture(page)).toHaveAttribute('sizes', '100vw')
})

walk('T17 row 28: another one while it is open takes its place', async ({ page, start }) => {
  await start(page)
  await thumb(page, 1).click()
  await open(page, [{ src: '/picture-4.png', alt: 'Another' }])
  await expect(box(page)).toHaveCount(1)
  await expect(box(page)).toHaveAccessibleName('Another')
})

walk('T17 row 30: without a loop the ends have no arrows', async ({ page, start }) => {
  await start(page)
  await page.evaluate(() => Object.assign(window, { options: { loop: false } }))
  await thumb(page, 1).click()
  await expect(page.getByRole('button', { name: /^Previous/ })).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText('1 of 5')
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('5 of 5')
})

walk('T17: a set that grows is asked for more near its end, and is gone through without a seam', async ({ page, start }) => {
  await start(page)
  await page.evaluate(() => {
    const { openLightbox, slides } = window as unknown as { openLightbox: (...all: unknown[]) => unknown; slides: unknown[] }
    let there = 2
    openLightbox(
      {
        all: () => slides.slice(0, there),
        total: () => 5,
        more: async () => {
          there = Math.min(5, there + 2)
        },
      },
      0,
    )
  })
  await expect(counter(page)).toHaveText('1 of 5')
  await expect(page.getByRole('button', { name: /^Previous/ })).toBeHidden()
  for (const place of [2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(`${place} of 5`)
  }
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('1 of 5')
})
