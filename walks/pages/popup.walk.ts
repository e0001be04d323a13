import type { Page } from '@playwright/test'
import { example, reactOf } from '../support/rows'
import { expect, walk } from '../support/site'

const dialog = (page: Page) => page.getByRole('dialog')
const closeIt = (page: Page) => page.getByRole('button', { name: 'Close' }).click()

walk('T12: a button opens it, its close button, Escape and a press beside it close it, and the focus goes back', async ({ page, site }) => {
  await example(page, site, 'popup', 'by-a-button')
  const opener = page.getByRole('button', { name: 'About the first visit' })
  for (const close of [() => closeIt(page), () => page.keyboard.press('Escape'), () => page.mouse.click(5, 300)]) {
    await opener.click()
    await expect(dialog(page)).toHaveAccessibleName('The first visit costs nothing')
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  expect(await reactOf(page)).toEqual([])
})

walk('T12: without Escape and overlay only its button closes it', async ({ page, site }) => {
  await example(page, site, 'popup', 'only-its-button-closes-it')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 300)
  await expect(dialog(page)).toBeVisible()
  await closeIt(page)
  await expect(dialog(page)).toBeHidden()
})

walk('T12: what has the class display-popup opens it, also later; a bad selector does nothing', async ({ page, site }) => {
  await example(page, site, 'popup', 'by-a-class')
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a class="display-popup" href="#x">More</a>'))
  await page.getByText('More').click()
  await expect(page.getByText('Opened from elsewhere.')).toBeVisible()
  await example(page, site, 'popup', 'by-a-selector-that-is-none')
  await page.mouse.click(300, 300)
  await expect(dialog(page)).toBeHidden()
})

walk('T12: it opens only on widths that its setting names', async ({ page, site }) => {
  await page.setViewportSize({ width: 991, height: 800 })
  await example(page, site, 'popup', 'wide-windows-only')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(992)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(dialog(page)).toBeVisible()
})

walk('T12: an automatic one opens by itself, and when the pointer leaves upwards', async ({ page, site }) => {
  await example(page, site, 'popup', 'by-itself')
  await expect(dialog(page)).toBeVisible()
  await example(page, site, 'popup', 'by-itself-when-the-pointer-leaves')
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 20 })))
  await expect(dialog(page)).toBeHidden()
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
  await expect(dialog(page)).toBeVisible()
})

walk('T13: a cookie keeps it closed for its days; without cookies it is back when the page is', async ({ page, site, context }) => {
  await example(page, site, 'popup', 'by-itself-remembered')
  await closeIt(page)
  await expect.poll(async () => (await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['modal-offer', 'true']])
  const [cookie] = await context.cookies()
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(30)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(dialog(page)).toBeHidden()
  await context.clearCookies()
  await example(page, site, 'popup', 'by-itself')
  await closeIt(page)
  await expect(dialog(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(dialog(page)).toBeVisible()
})

walk('T12: a video asks its site when the pop-up has opened, and is gone when it closes', async ({ page, site }) => {
  const asked: string[] = []
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
  })
  await example(page, site, 'popup', 'with-a-video-that-begins')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'See the workshop' }).click()
  await expect(dialog(page).locator('iframe')).toHaveAttribute('src', /\/embed\/abcdefghijk\?autoplay=1&rel=0&start=10$/)
  await closeIt(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await example(page, site, 'popup', 'with-a-video')
  await page.getByRole('button', { name: 'See the workshop' }).click()
  await dialog(page).getByRole('link', { name: /^Play/ }).click()
  await expect(dialog(page).locator('iframe')).toHaveCount(1)
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('T12: a button opens and closes it', async ({ page, site }) => {
    await example(page, site, 'popup', 'by-a-button')
    await page.getByRole('button', { name: 'About the first visit' }).click()
    await expect(dialog(page)).toBeVisible()
    await closeIt(page)
    await expect(dialog(page)).toBeHidden()
  })
})
