import type { Page } from '@playwright/test'
import { example, reactOf } from '../support/rows'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'

const dialog = 'dialog.lightbox'

walk('T17: a press shows a picture large; keys lead on and around, Escape closes, and the focus goes back', async ({ page, site }) => {
  await example(page, site, 'gallery', 'five-shown-large')
  const second = page.getByRole('link').filter({ has: page.getByAltText('A picture of White kitchen.') })
  await second.click()
  const sheet = page.locator(dialog)
  await expect(sheet).toContainText('2 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(sheet).toContainText('3 of 5')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(sheet).toContainText('1 of 5')
  await page.keyboard.press('ArrowLeft')
  await expect(sheet).toContainText('5 of 5')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(second).toBeFocused()
  expect(await reactOf(page)).toEqual([])
})

walk('T17: one picture has no arrows, and its buttons have the names of the specification', async ({ page, site }) => {
  await example(page, site, 'gallery', 'one-shown-large')
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Close (Esc)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next (Right arrow key)' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close (Esc)' }).click()
  await example(page, site, 'gallery', 'five-shown-large')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Next (Right arrow key)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous (Left arrow key)' })).toBeVisible()
})

/** Times of everything that moves, as it is asked for. */
async function watchMoves(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const moves: unknown[] = []
    const { animate } = Element.prototype
    Object.assign(window, { moves })
    Element.prototype.animate = function (frames, how) {
      if (this.matches('.lightbox__picture')) moves.push((how as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, how)
    }
  })
  return () => page.evaluate(() => (window as unknown as { moves: unknown[] }).moves)
}

for (const [what, address, thumb] of [
  ['gallery', '/services', '.gallery a[data-large="image"]'],
  ['portfolio', '/portfolio', '.item-card[data-type="image"] .item-card__link'],
] as const)
  walk(`T17: a picture of a ${what} grows out of its small one for 300 ms, and a phone gets a file of its size`, async ({ page, site }) => {
    const moves = await watchMoves(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(site.base + address)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    if (what === 'portfolio') await wake(page.locator('[data-island="portfolio"]'))
    await page.locator(thumb).first().click()
    const large = page.locator(`${dialog} .lightbox__stage .lightbox__picture`)
    await expect(page.locator(dialog)).toHaveAttribute('data-state', 'ready')
    expect(await large.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp(?:\?v=\w+)?$/)
    await expect.poll(moves).toEqual([300])
    await page.getByRole('button', { name: 'Close (Esc)' }).and(page.getByTitle('Close (Esc)')).click()
    await expect(page.locator(dialog)).toHaveCount(0)
    expect(await moves()).toEqual([300, 300])
    expect(asked.filter((url) => /-(?:1280|1920)\.webp/.test(url))).toEqual([])
  })

walk('T17: a picture that is missing is told', async ({ page, site, faults }) => {
  await page.route(/new-build-bach-(?:1280|1920)/, (route) => route.fulfill({ status: 404 }))
  await example(page, site, 'gallery', 'five-shown-large')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator(dialog)).toContainText('The image could not be loaded.')
  faults.splice(0, faults.length, ...faults.filter((fault) => !/404/.test(fault)))
})

walk('T17: parts of the page, pages of ours, videos and maps are shown large too, each where it can be', async ({ page, site }) => {
  const asked: string[] = []
  await page.route(/youtube|vimeo|google/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' })
  })
  await example(page, site, 'gallery', 'more-than-pictures')
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="example" hidden>Only here</div>'))
  const sheet = page.locator(dialog)
  const show = async (caption: string): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.getByRole('listitem').filter({ hasText: caption }).getByRole('link').click()
  }
  await show('A part of this page')
  await expect(sheet.getByText('Only here')).toBeVisible()
  await show('A part that is not there')
  await expect(sheet).toContainText('Content not found')
  await show('A page of ours')
  await expect(sheet.getByRole('heading', { name: 'What happens to your review' })).toBeVisible()
  expect(asked).toEqual([])
  await show('A video of YouTube')
  await expect(sheet.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=10')
  await show('A video of Vimeo')
  await expect(sheet.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1')
  await show('A map')
  await expect(sheet.locator('iframe')).toHaveAttribute('src', 'https://maps.google.com/maps?q=Nelson&output=embed')
})

walk('T17, bar E12: what is no page of ours is not put in, and of one that is nothing runs', async ({ page, site, faults }) => {
  await page.route('**/how-we-handle-reviews', async (route) => {
    const answer = await route.fetch()
    const hostile =
      '<main><script>__pwn=1</script><img src=x onerror="__pwn=1"><base href="//evil.test"><meta http-equiv="refresh" content="0;/x"><form>'
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<main[^>]*>/, hostile) })
  })
  await example(page, site, 'gallery', 'more-than-pictures')
  const sheet = page.locator(dialog)
  await page.getByRole('listitem').filter({ hasText: 'A file' }).getByRole('link').click()
  await expect(sheet).toContainText('The content could not be loaded.')
  await expect(sheet.getByRole('link', { name: 'The content' })).toHaveAttribute('href', /favicon/)
  await page.keyboard.press('Escape')
  await page.getByRole('listitem').filter({ hasText: 'A page of ours' }).getByRole('link').click()
  await expect(sheet.getByRole('heading', { name: 'What happens to your review' })).toBeVisible()
  await expect(sheet.locator('script, base, meta, form, [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  // The browser says what it refused, and that there is no such picture; a policy of styles is not among it.
  await expect.poll(() => faults.some((fault) => /404/.test(fault))).toBe(true)
  faults.splice(0, faults.length, ...faults.filter((fault) => !/inline event handler|base URI|404/.test(fault)))
})

walk('T17: where links are meant they are followed, and without a press nothing can be pressed', async ({ page, site }) => {
  await example(page, site, 'gallery', 'links-each-in-its-own-shape')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/#more$/)
  await example(page, site, 'gallery', 'pictures-alone')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

walk('T18: the wall is as high as its longest column, and is laid out anew when its width changes', async ({ page, site }) => {
  await example(page, site, 'masonry', 'at-most-three-columns')
  const wall = page.locator('.masonry')
  await expect(wall).toHaveAttribute('data-laid', '')
  for (const [width, columns] of [
    [1280, 3],
    [600, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() =>
        wall.evaluate((element) => {
          const items = [...element.children].map((child) => child.getBoundingClientRect())
          const { top, height } = element.getBoundingClientRect()
          const end = Math.max(...items.map(({ bottom }) => bottom)) - top
          return [new Set(items.map(({ left }) => Math.round(left))).size, Math.abs(end - height) < 1]
        }),
      )
      .toEqual([columns, true])
  }
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('T17, T18: a press leads to the picture, and the wall is a grid', async ({ page, site }) => {
    await example(page, site, 'masonry', 'at-most-three-columns')
    await expect(page.locator('.masonry__item').last()).toBeVisible()
    await example(page, site, 'gallery', 'five-shown-large')
    const address = await page.getByRole('main').getByRole('link').first().getAttribute('href')
    expect(address).toMatch(/^\/media\/new-build-bach-1920\.webp\?v=\w+$/)
    expect((await page.request.get(site.base + address)).headers()['content-type']).toBe('image/webp')
  })
})
