import { expect } from '@playwright/test'
import { box, counter, open, thumb, walk } from './gallery'

walk('T17 row 11: a missing picture says so and leads to it', async ({ page, start }) => {
  await start(page)
  await open(page, [{ src: '/missing.png', alt: 'Gone' }])
  await expect(page.getByText('The image could not be loaded.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'The image', exact: true })).toHaveAttribute('href', /\/missing\.png$/)
})

walk('T17 row 12, bar E12: of our own pages the main part is shown, and nothing in it runs', async ({ page, start }) => {
  await start(page)
  await open(page, [{ type: 'ajax', src: '/story', alt: 'Story' }])
  await expect(page.getByRole('heading', { name: 'Our story' })).toBeVisible()
  const content = page.locator('.lightbox__content')
  await content.getByText('Since 2009').click()
  await expect(content.locator('script, form, base, meta, [onclick], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await page.keyboard.press('Escape')
  for (const src of ['/nothing', '/upload.html', '/data', 'https://elsewhere.test/', 'javascript:alert(1)']) {
    await open(page, [{ type: 'ajax', src, alt: 'Other' }])
    await expect(box(page).getByText('The content could not be loaded.'), src).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
  }
})

walk('T17 row 13: a part of the page comes and goes back as hidden as it was', async ({ page, start }) => {
  await start(page)
  await open(page, [{ type: 'inline', target: '#offer', focus: '#name', alt: 'Offer' }])
  await expect(box(page).getByText('The offer')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('main > #offer[hidden]')).toHaveCount(1)
  await open(page, [{ type: 'inline', target: '#nowhere', alt: 'Nothing' }])
  await expect(page.getByText('Content not found')).toBeVisible()
})

walk('T17 row 14: it says that it is loading until it is ready', async ({ page, start }) => {
  await start(page)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/picture-1.png', async (route) => {
    await held
    await route.continue()
  })
  await thumb(page, 1).click()
  await expect(box(page)).toHaveAttribute('data-state', 'loading')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  answer()
  await expect(box(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

walk('T17 rows 15 to 18: a video that was pressed plays in its frame; one that is passed waits for a press', async ({ page, start }) => {
  const foreign: string[] = []
  await page.route(/youtube|vimeo/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ body: 'player', contentType: 'text/html' })
  })
  await start(page)
  const videos = [
    { type: 'video', src: 'https://www.youtube.com/watch?v=abcdefghijk&t=10', alt: 'First' },
    { type: 'video', src: 'https://vimeo.com/123456', alt: 'Second', poster: { src: '/picture-1.png' } },
  ]
  await open(page, videos)
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=10')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 of 2')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign.filter((url) => url.includes('vimeo'))).toEqual([])
  await page.getByRole('button', { name: 'Play Second' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1')
})

walk(
  'T17 row 18: a map that is passed waits for a press, and says who would be asked; without a press nothing is',
  async ({ page, start }) => {
    const foreign: string[] = []
    await page.route(/google/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ body: 'map', contentType: 'text/html' })
    })
    await start(page)
    const map = { type: 'iframe', src: 'https://www.google.com/maps?q=Nelson', alt: 'Our workshop' }
    await open(page, [{ src: '/picture-1.png', alt: 'A picture' }, map])
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('2 of 2')
    const show = page.getByRole('button', { name: 'Show Our workshop from www.google.com' })
    await expect(show).toBeVisible()
    expect(foreign).toEqual([])
    await show.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.google.com/maps?q=Nelson&output=embed')
    await expect.poll(() => foreign.length).toBe(1)
  },
)
