import type { Locator, Page } from '@playwright/test'
import { demoPages } from '../support/demo'
import { expect, type RunningSite, walk } from '../support/site'
import { wake } from '../support/waking'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

async function open(page: Page, site: RunningSite, path: string, size = wide): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.base + path)
}

const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

const sizeOf = (words: Locator): Promise<number> => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

walk('the first screen has the headline, one sentence a line, and the picture', async ({ page, site }) => {
  await open(page, site, '/')
  await expect(page.locator('.hero__sentence')).toHaveCount(2)
  for (const sentence of await page.locator('.hero__sentence').all()) expect(await linesOf(sentence)).toBe(1)
  const picture = await page.locator('.hero__picture > img').boundingBox()
  expect(picture!.y).toBeLessThan(450)
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(wide.height)
  await page.setViewportSize(phone)
  expect((await page.locator('.hero__picture > img').boundingBox())!.y).toBeLessThan(phone.height * 0.66)
})

walk('a first headline with a very long word is no smaller than its text on a phone, where it is hyphenated', async ({ page, site }) => {
  await open(page, site, '/sandbox/hero/a-long-word', { width: 320, height: 700 })
  const title = page.locator('.hero__title')
  expect(await sizeOf(title)).toBeGreaterThanOrEqual(20)
  expect(await title.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await open(page, site, '/sandbox/hero/one-button-cut-towards-the-end', { width: 320, height: 700 })
  expect(await title.evaluate((element) => getComputedStyle(element).hyphens)).toBe('manual')
})

walk('the home page has eight sections at most, and one short praise set large in its band', async ({ page, site }) => {
  await open(page, site, '/')
  expect(await page.locator('main > .row').count()).toBeLessThanOrEqual(8)
  const praise = page.locator('.row[data-look="band"] .review-quote__words')
  await expect(praise).toHaveCount(1)
  expect(await sizeOf(praise)).toBeGreaterThanOrEqual(36)
  expect((await praise.textContent())!.length).toBeLessThanOrEqual(220)
})

walk('a project tells its story: facts, more pictures, the review of its customer, the next project', async ({ page, site }) => {
  await open(page, site, '/portfolio/glazed-gable')
  await expect(page.locator('.portfolio-item-page__fact')).toHaveCount(5)
  expect(await page.locator('.portfolio-item-page__picture').count()).toBeGreaterThanOrEqual(2)
  await expect(page.locator('.page-review')).toContainText('For twelve winters we huddled')
  await expect(page.locator('.page-review')).toContainText('Callum & Yvette Strachan')
  await page
    .getByRole('navigation', { name: 'More items' })
    .getByRole('link', { name: /Tide-green kitchen/ })
    .click()
  await expect(page).toHaveURL(`${site.base}/portfolio/tide-green-kitchen`)
  await expect(page.locator('.page-review')).toHaveCount(0)
  await open(page, site, '/reviews?q=balustrade')
  await page.getByRole('link', { name: 'See this project' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lookout deck')
})

walk('on a phone filters are folded and the first review is in the first screen', async ({ page, site }) => {
  await open(page, site, '/reviews', phone)
  const opener = page.locator('.review-bar__opener')
  await expect(page.getByLabel('Search reviews')).toBeHidden()
  await expect(page.locator('.review-bar__count')).toBeHidden()
  expect((await page.locator('.review-card').first().boundingBox())!.y).toBeLessThan(phone.height * 0.66)
  await opener.click()
  await expect(page.getByLabel('Search reviews')).toBeVisible()
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await expect(opener).toContainText('1 active')
  await page.setViewportSize(wide)
  await expect(opener).toBeHidden()
  await expect(page.getByLabel('Search reviews')).toBeVisible()
})

walk('filters unfold without a script too, and say how many are active', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto(`${site.base}/reviews?stars=5&tag=Kitchen`)
  await expect(page.locator('.review-bar__count')).toHaveText('2 active')
  await expect(page.getByLabel('Search reviews')).toBeHidden()
  await page.locator('.review-bar__opener').click()
  await expect(page.getByLabel('Search reviews')).toBeVisible()
  await page.close()
})

walk('a list that holds nothing but samples says so once, also after more of them came', async ({ page, site }) => {
  await open(page, site, '/reviews')
  const cards = page.locator('.review-card')
  const before = await cards.count()
  await page.locator('.review-list__more').click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  await expect(page.getByText(/made up for the demo/)).toHaveCount(1)
  await expect(page.locator('.review-card__sample')).toHaveCount(0)
})

walk('a form leads: its steps are larger than what stands beside it, and a review begins with large stars', async ({ page, site }) => {
  await open(page, site, '/quote')
  const beside = page.getByRole('heading', { name: 'What happens next' })
  expect(await sizeOf(page.locator('.contact-form__title').first())).toBeGreaterThan(await sizeOf(beside))
  await open(page, site, '/leave-a-review', phone)
  const star = await page.locator('.rating__star').first().boundingBox()
  expect(star!.width).toBeGreaterThanOrEqual(52)
  expect(star!.y).toBeLessThan(phone.height / 2)
  const first = page.locator('.review-form__form').locator('input:visible, textarea:visible, .rating__input').first()
  await expect(first).toHaveClass(/rating__input/)
})

walk('the name at the end of a short page is smaller than at the end of a long one', async ({ page, site }) => {
  await open(page, site, '/contact')
  const short = await sizeOf(page.locator('.site-footer__name'))
  await open(page, site, '/')
  expect(await sizeOf(page.locator('.site-footer__name'))).toBeGreaterThan(short * 1.5)
})

walk('the last thing of a wide header is what visitors shall do; icons and chevrons are quieter than links', async ({ page, site }) => {
  await open(page, site, '/')
  const right = async (place: string): Promise<number> => {
    const box = await page.locator(place).boundingBox()
    return box!.x + box!.width
  }
  expect(await right('.site-header__action[data-last]')).toBeGreaterThan(await right('.site-header__tools'))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get a quote' })).toHaveCount(1)
  const opacities = await page
    .locator('.site-menu > li > details > summary > .icon, .site-header__tools .icon:visible')
    .evaluateAll((icons) => icons.map((icon) => Number(getComputedStyle(icon).opacity)))
  expect(Math.max(...opacities)).toBeLessThan(0.8)
  await page.setViewportSize(phone)
  await expect(page.locator('.site-header__action[data-last]')).toBeHidden()
})

for (const [name, size] of Object.entries({ phone, tablet: { width: 900, height: 800 }, wide }))
  walk(`the way to the top lies over no content: ${name}`, async ({ page, site }) => {
    await open(page, site, '/services', size)
    const button = page.getByRole('link', { name: 'Back to top' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    let places = 0
    for (let top = 400; top < height - size.height; top += 700) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      // It is looked at what lies below it once the page rests.
      await page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 300)))
      if (await button.isVisible()) {
        places += 1
        expect(await contentBelow(button), `${top}`).toEqual([])
      }
    }
    expect(places).toBeGreaterThan(0)
  })

/** Words and pictures whose boxes meet that of the button. */
const contentBelow = (button: Locator): Promise<string[]> =>
  button.evaluate((link) => {
    const own = link.getBoundingClientRect()
    const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < own.right && right > own.left && top < own.bottom && bottom > own.top
    const found: string[] = []
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (element.matches('img, video, button, input') && meets(element.getBoundingClientRect())) found.push(element.outerHTML.slice(0, 80))
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some(meets)) found.push(node.nodeValue.slice(0, 40))
      }
    }
    return found
  })

walk('captions, facts and small print are 14 pixels large at least', async ({ page, site }) => {
  for (const path of demoPages)
    for (const size of [phone, wide]) {
      await open(page, site, path, size)
      const small = await page.locator('main *, footer *').evaluateAll((all) =>
        all
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
          .filter((element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 14)
          .map((element) => `${element.className} ${element.textContent?.slice(0, 30)}`),
      )
      expect(small, `${path} ${size.width}`).toEqual([])
    }
})

walk('the band is no part of the page, by night neither', async ({ page, site }) => {
  await open(page, site, '/')
  await page.emulateMedia({ colorScheme: 'dark' })
  const [band = 0, ground = 0] = await page.evaluate(() => {
    const luminance = (element: Element): number => {
      const parts = getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number)
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [luminance(document.querySelector('[data-look="band"]')!), luminance(document.body)]
  })
  expect((Math.max(band, ground) + 0.05) / (Math.min(band, ground) + 0.05)).toBeGreaterThan(1.5)
})

walk('a band of reviews keeps no empty room below a short one', async ({ page, site }) => {
  await open(page, site, '/about')
  const slider = page.locator('.review-slider')
  await slider.scrollIntoViewIfNeeded()
  await wake(page.locator('[data-island="review-slider"]'))
  const rest = (): Promise<number> =>
    slider.evaluate((element) => {
      const frame = element.querySelector('.review-slider__window')!.getBoundingClientRect()
      const seen = [...element.querySelectorAll('.review-card')]
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => left >= frame.left - 2 && right <= frame.right + 2)
      return frame.bottom - Math.max(...seen.map(({ bottom }) => bottom))
    })
  await expect.poll(rest).toBeLessThan(24)
})
