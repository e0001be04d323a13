import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from '../support/site'
import { awake, cards, dialog, forgetWithoutOrigin, link } from './portfolio'

walk('P04: a picture opens in place, follows the list across Load More, and the way back closes it', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio`)
  await awake(page)
  const card = link(page, 'Glazed gable')
  await card.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\?item=glazed-gable$/)
  await expect(page.locator('.lightbox__counter')).toHaveText('1 of 24')
  for (let place = 2; place <= 12; place++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.lightbox__counter')).toHaveText(`${place} of 24`)
  }
  await expect(cards(page)).toHaveCount(20)
  await expect(page).not.toHaveURL(/item=glazed-gable/)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/item=/)
})

walk('P04: the address of an open item opens it, also of one that is not in the list yet', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio?page=3`)
  const last = await page.locator('.item-card__link').last().getAttribute('data-item')
  await page.goto(`${site.base}/portfolio?item=glazed-gable`)
  await expect(dialog(page)).toHaveAccessibleName(/gable/i)
  await page.goto(`${site.base}/portfolio?item=lookout-deck`)
  await expect(dialog(page)).toBeVisible()
  expect(last).toBeTruthy()
})

walk('P04: what WordPress clients are told of a picture shows it in a frame and in a page of others', async ({ page, site, faults }) => {
  const items = (await (await page.request.get(`${site.base}/wp-json/wp/v2/astra-portfolio?per_page=100`)).json()) as Record<
    string,
    unknown
  >[]
  const item = items.find((one) => one['portfolio-type'] === 'image')
  // The site of a walk does not know its own port.
  const here = (address: unknown): string => site.base.replace('127.0.0.1', 'localhost') + new URL(String(address)).pathname
  const [large, small] = [here(item?.['lightbox-image-url']), here(item?.['thumbnail-image-url'])]
  await withForeignPage(`<img src="${small}" alt="Small"><iframe src="${large}" width="600" height="400"></iframe>`, async (address) => {
    await page.goto(address)
    const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth)
    await expect.poll(() => widthOf(page.getByAltText('Small'))).toBeGreaterThan(400)
    await expect.poll(() => widthOf(page.frameLocator('iframe').locator('img'))).toBeGreaterThan(1000)
  })
  // Nothing may style a picture that is opened alone, not even the browser.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/^Applying inline style/.test(fault)))
})

walk('P04: a video plays after the press, and nothing of it is asked for before', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.base}/portfolio`)
  await awake(page)
  expect(asked.some((url) => /\.webm|youtube|vimeo/.test(url))).toBe(false)
  await link(page, 'Deck in a day').click()
  await expect(page.locator('.lightbox video')).toHaveJSProperty('autoplay', true)
  await expect(page.locator('.lightbox video')).toHaveAttribute('src', /deck-in-a-day\.webm$/)
})

walk('P05, bar E13: a page opens as large as a device, and cannot lead this one away', async ({ page, site, faults }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(`${site.base}/portfolio?category=online`)
  await awake(page)
  await link(page, 'Our home page').click()
  const frame = page.locator('.preview__frame')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(frame).toHaveAttribute('allow', '')
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true')
  const inner = () => frame.evaluate((element) => [element.clientWidth, element.clientHeight])
  await page.getByRole('button', { name: 'Tablet' }).click()
  await expect.poll(inner).toEqual([768, 914])
  await page.getByRole('button', { name: 'Mobile' }).click()
  await expect.poll(inner).toEqual([340, 530])
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('group', { name: 'Size of the preview' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await link(page, 'Our home page').click()
  await expect(dialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\?category=online$/)
  await forgetWithoutOrigin(page, faults)
})

for (const colorScheme of ['light', 'dark'] as const)
  walk(`P01: the keyboard reaches every item, and assistive technology everything, ${colorScheme}`, async ({ page, site, faults }) => {
    const check = async (name: string) => {
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        name,
      ).toEqual([])
    }
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${site.base}/portfolio`)
    await awake(page)
    await check('list')
    await link(page, 'Glazed gable').press('Enter')
    await expect(dialog(page)).toHaveAttribute('data-state', 'ready')
    await check('lightbox')
    await page.goto(`${site.base}/portfolio?q=zzzzqqqq`)
    await check('nothing')
    await page.goto(`${site.base}/portfolio/glazed-gable`)
    await awake(page)
    await check('item')
    await page.goto(`${site.base}/portfolio?item=our-home-page`)
    await expect(dialog(page)).toBeVisible()
    await check('preview')
    await forgetWithoutOrigin(page, faults)
  })
