import type { Page } from '@playwright/test'
import { demoPages, readToEnd } from '../support/demo'
import { duplicateIds, faintWords, findings } from '../support/findings'
import { expect, walk } from '../support/site'

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const width of [390, 768, 1280])
  walk(`every page of the demo is without findings at ${width} pixels, light and dark`, async ({ page, site, faults }) => {
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    for (const path of [...demoPages, '/reviews?page=3', '/sandbox']) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(site.base + path)
      await readToEnd(page)
      found.push(...(await findings(page)).map((finding) => `${path} ${finding}`))
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      found.push(...(await faintWords(page)).map((finding) => `${path}, dark: ${finding}`))
      expect(await duplicateIds(page), path).toEqual([])
      expect(await fits(page), path).toBe(true)
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })

walk('what opens on pages of the demo is without findings', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.base}/how-we-work#consent`)
  await expect(page.getByText('a deck higher than a metre and a half')).toBeVisible()
  expect(await findings(page), 'an answer').toEqual([])
  await page.getByRole('button', { name: 'What to have ready' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page), 'a popup').toEqual([])
  await page.goto(`${site.base}/services#when-you-pay`)
  await expect(page.getByText('Ten per cent when you say yes')).toBeVisible()
  expect(await findings(page), 'a tab').toEqual([])
  await page.goto(`${site.base}/services#joinery`)
  await page.getByRole('link', { name: /^Straight macrocarpa stair/ }).click()
  await expect(page.getByRole('dialog')).toContainText('1 of 4')
  expect(await findings(page), 'a picture large').toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`${site.base}/#contact`)
  await page.getByLabel('What is it about?').click()
  await expect(page.getByRole('option', { name: 'A new job' })).toBeVisible()
  expect(await findings(page), 'a select').toEqual([])
})

walk('at 320 pixels, and from right to left, no page of the demo scrolls sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of demoPages) {
    await page.goto(site.base + path)
    expect(await fits(page), path).toBe(true)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await fits(page), `${path}, from right to left`).toBe(true)
  }
})

walk('T14: the film plays where motion is welcome, stands still where data is saved, and can be paused', async ({ page, site }) => {
  await page.goto(site.base)
  const film = page.locator('.background-video')
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('data-plays', '')
  await page.getByRole('button', { name: 'Pause the video' }).click()
  await expect.poll(() => film.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  // The page before may still ask for the rest of its film.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(site.base)
  await film.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  expect(asked.filter((address) => address.endsWith('.webm'))).toEqual([])
})

walk('T02: a branch of the menu leads to its part of a page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(site.base)
  await page.locator('.site-menu__opener').first().click()
  await page.getByRole('link', { name: 'Bathrooms', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.base}/services#bathrooms`)
  await expect(page.getByRole('heading', { name: 'Bathrooms' })).toBeInViewport()
})
