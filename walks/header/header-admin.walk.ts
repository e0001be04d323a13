import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { pickUp } from '../support/pick-up'
import { expect, type RunningSite, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner of a header' })

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const line = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
const lines = (page: Page) => page.getByRole('list', { name: 'Menu links' }).getByRole('listitem')
const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function action(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

async function visitorSees(page: Page, site: RunningSite, check: (visitor: Page) => Promise<void>): Promise<void> {
  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await visitor.goto(site.base)
  await check(visitor)
  await visitor.close()
}

walk('T02: an owner adds links, puts one below another, sees them at once, publishes them, and takes it back', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages/header`)
  await expect(lines(page).last()).toContainText('Contact')
  const before = await lines(page).count()
  await expect(publish(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
  await publish(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '2 problems have to be fixed' })).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Decks & <b>steps</b>')
  await page.getByRole('combobox', { name: 'Page' }).fill('/decks')
  await expect(page.getByText('There is no page at this address.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Page' }).fill('/portfolio')
  await expect(page.getByText('There is no page at this address.')).toHaveCount(0)
  await action(page, 'Decks & <b>steps</b>', 'Move below the previous link')
  await action(page, 'Decks & <b>steps</b>', 'Move up one level')
  await action(page, 'Decks & <b>steps</b>', 'Move below the previous link')
  await expect(frame(page).locator('summary', { hasText: 'More under Contact' })).toBeVisible()
  await visitorSees(page, site, (visitor) => expect(visitor.locator('summary', { hasText: 'More under Contact' })).toHaveCount(0))
  await publish(page).click()
  // A notice goes by itself, unless a hand is on it.
  await page.getByText('Header published.').hover()
  await visitorSees(page, site, async (visitor) => {
    await visitor.locator('summary', { hasText: 'More under Contact' }).click()
    await expect(visitor.getByRole('link', { name: 'Decks & <b>steps</b>' })).toHaveAttribute('href', '/portfolio')
  })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(lines(page)).toHaveCount(before)
  await visitorSees(page, site, (visitor) => expect(visitor.locator('summary', { hasText: 'More under Contact' })).toHaveCount(0))
})

walk('T02: lines are moved by keyboard; every change is taken back and done again', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages/header`)
  await pickUp(page, 'Contact', /Contact is picked up, number (\d+) of \1/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Contact: number \d+ of \d+/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(lines(page).last()).not.toContainText('Contact')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page).last()).toContainText('Contact')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(lines(page).last()).not.toContainText('Contact')
  const grip = page.getByRole('button', { name: 'Drag Reviews', exact: true })
  const row = lines(page).filter({ has: grip })
  await grip.hover()
  const box = (await grip.boundingBox())!
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 8, { steps: 4 })
  await page.mouse.move(box.x + 36, box.y + 8, { steps: 4 })
  // It follows the hand a frame later, and is dropped where it stands.
  await expect(row).toHaveAttribute('style', /translate3d\(28px/)
  await page.mouse.up()
  await expect(row).toHaveAttribute('data-depth', '1')
})

walk(
  'T01: a draft is for its owner alone, is still there later, and can be given up; what was published comes back',
  async ({ page, site }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/pages/header`)
    await tab(page, /Name & logo/).click()
    await page.getByLabel('Business name').fill('Tide only')
    await expect(frame(page).getByText('Tide only')).toBeVisible()
    await expect(page.getByText('Draft, not visible to visitors yet')).toBeVisible()
    await visitorSees(page, site, (visitor) => expect(visitor.locator('.site-header')).not.toContainText('Tide only'))
    await page.reload()
    await tab(page, /Name & logo/).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Tide only')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Discard draft' }).click()
    await expect(page.getByLabel('Business name')).toHaveValue('Tussock & Tide')
    await page.getByLabel('Business name').fill('Tide twice')
    await publish(page).click()
    await expect(page.getByText('Header published.')).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Version history' }).click()
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    await expect(page.getByLabel('Business name')).toHaveValue('Tussock & Tide')
    await publish(page).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await visitorSees(page, site, (visitor) => expect(visitor.locator('.site-header')).toContainText('Tussock & Tide'))
  },
)

walk('T01: who publishes while the draft is still on its way is not in their own way', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages/header`)
  await tab(page, /Name & logo/).click()
  await page.getByLabel('Business name').fill('Tide in a hurry')
  const statuses: number[] = []
  page.on(
    'response',
    (response) =>
      response.request().method() === 'POST' && /\/api\/frame(\/publish)?$/.test(response.url()) && statuses.push(response.status()),
  )
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/frame', async (route) => {
    await held
    await route.continue()
  })
  // Saved by the keys or by itself, whichever is first.
  const isOnItsWay = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/frame'))
  await page.keyboard.press('Control+s')
  await isOnItsWay
  await publish(page).click()
  answer()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect.poll(() => statuses).toEqual([200, 200])
  await visitorSees(page, site, (visitor) => expect(visitor.locator('.site-header')).toContainText('Tide in a hurry'))
})

walk('T10: a logo from the media takes the place of the sign, with another one for dark colours', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages/header`)
  await tab(page, /Name & logo/).click()
  await page.getByText('Image', { exact: true }).click()
  await publish(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a picture, or another type of logo.' })).toBeVisible()
  for (const name of ['Choose a picture: Logo', 'Choose a picture: For dark mode']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  }
  await expect(frame(page).locator('.site-header__logo')).toHaveCount(2)
})

walk('H04: columns, small print, the strip at hand and the way to the top are set up and published', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages/footer`)
  await action(page, 'Workshop', 'Add a line')
  await page.getByLabel('Text', { exact: true }).fill('Ring us')
  await page.getByRole('combobox', { name: 'Link to' }).click()
  await page.getByRole('option', { name: 'A phone number' }).click()
  await page.getByLabel('Phone number').fill('03 555 0142')
  await expect(frame(page).getByRole('link', { name: 'Ring us' })).toHaveAttribute('href', 'tel:035550142')
  await tab(page, 'Sticky bar & back to top').click()
  await page.getByRole('switch', { name: 'Show the bar' }).check({ force: true })
  await page.getByLabel('Text', { exact: true }).fill('Open until 4.30')
  await page.getByRole('switch', { name: 'Show the button' }).uncheck({ force: true })
  await publish(page).click()
  await expect(page.getByText('Footer published.')).toBeVisible()
  await visitorSees(page, site, async (visitor) => {
    await expect(visitor.locator('.footer-strip')).toContainText('Open until 4.30')
    await expect(visitor.getByRole('link', { name: 'Ring us' })).toHaveAttribute('href', 'tel:035550142')
    await expect(visitor.locator('.scroll-to-top')).toHaveCount(0)
  })
})

for (const width of [320, 768, 1280])
  walk(`the screens of header and footer are without findings and fit at ${width} pixels, light and dark`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await signIn(page, site)
    for (const [path, names] of [
      ['pages/header', ['Menu', 'Name & logo', 'Buttons', 'Extra bars', 'Sticky header', 'Small screens']],
      ['pages/footer', ['Columns', 'Name & small print', 'Sticky bar & back to top']],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.base}/admin/${path}`)
      for (const name of names) {
        await tab(page, name).click()
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
        if (name === 'Menu') await line(page, 'Services').click()
        await isWithoutFindings(page, `${path} ${name} ${width}`, { frames: true })
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} ${name} ${width}`).toBe(true)
      }
    }
  })
