import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { emptyWalk } from '../support/empty-site'
import { newPicture } from '../support/new-picture'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { dropPictures } from './drop-pictures'

emptyWalk.use({ siteOf: 'the owner of pictures', viewport: { width: 1280, height: 1000 } })

const svg = (ink: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60" viewBox="0 0 240 60" onload="window.__pwn=1"><script>window.__pwn=1</script>
    <circle cx="30" cy="30" r="26" fill="${ink}"/><path d="M70 14h150v10H70zM70 36h110v10H70z" fill="${ink}"/></svg>`,
  )
const file = (name: string, width: number, height: number) => ({ name, mimeType: 'image/png', buffer: newPicture(width, height) })
const drop = (page: Page) => page.getByRole('region', { name: 'Add pictures or videos' })
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pictures', exact: true }).getByRole('button', { name: new RegExp(`^${name} `) })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openMedia(page: Page, site: RunningSite): Promise<void> {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/media`)
}

emptyWalk('issue 15: an SVG logo is cleaned, stands in the header by day and by night, and runs nothing', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'Empty page', 'Home')
  await publish(page)
  await page.goto(`${site.base}/admin/pages/header`)
  await page.getByRole('tab', { name: 'Name & logo' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('Harbour')
  await page.getByText('Image', { exact: true }).click()
  for (const [label, ink] of [
    ['Choose a picture: Logo', '#1d555a'],
    ['Choose a picture: For dark mode', '#9fd8dc'],
  ] as const) {
    await page.getByRole('button', { name: label }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.locator('input[type=file]').setInputFiles({ name: `logo ${ink}.svg`, mimeType: 'image/svg+xml', buffer: svg(ink) })
    await expect(picker).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Header published.')).toBeVisible()
  for (const [scheme, name] of [
    ['light', 'logo-1d555a'],
    ['dark', 'logo-9fd8dc'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${site.base}/home`)
    const logo = page.locator('.site-header__logo > img').filter({ visible: true })
    await expect(logo).toHaveCount(1)
    await expect(logo).toHaveAttribute('src', new RegExp(`^/media/${name}\\.svg\\?v=\\w+$`))
    await expect(logo).toHaveJSProperty('naturalWidth', 240)
  }
  const answer = await page.goto(`${site.base}/media/logo-1d555a.svg`)
  expect(answer?.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

emptyWalk(
  'issue 15: five pictures are uploaded at once, tagged together, found by the tag; two are deleted together',
  async ({ page, site }) => {
    await openMedia(page, site)
    await drop(page)
      .locator('input[type=file]')
      .setInputFiles([1, 2, 3, 4, 5].map((place) => file(`kitchen-${place}.png`, 320 + place, 200)))
    const bar = page.getByRole('region', { name: 'Selected pictures' })
    await expect(bar).toContainText('5 pictures selected')
    await bar
      .getByRole('combobox', { name: 'Tags' })
      .or(bar.getByRole('textbox', { name: 'Tags' }))
      .fill('Kitchens')
    await bar.getByRole('button', { name: 'Add tag' }).click()
    await expect(page.getByText('Tag “Kitchens” added to 5 pictures.').first()).toBeVisible()
    await expect(tile(page, 'kitchen-1')).toContainText('Kitchens')
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    await expect(bar).toHaveCount(0)
    await page
      .getByRole('combobox', { name: 'Tag' })
      .or(page.getByRole('textbox', { name: 'Tag', exact: true }))
      .click()
    await page.getByRole('option', { name: 'Kitchens (5)' }).click()
    await expect(page.getByText('5 pictures', { exact: true })).toBeVisible()
    await isWithoutFindings(page, 'media with tags')
    for (const name of ['kitchen-3', 'kitchen-4']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await bar.getByRole('button', { name: 'Remove tag' }).click()
    await expect(page.getByRole('menuitem')).toHaveText('Kitchens (2)')
    await isWithoutFindings(page, 'the tags of selected pictures')
    await page.getByRole('menuitem', { name: 'Kitchens (2)' }).click()
    await expect(page.getByText('Tag “Kitchens” removed from 2 pictures.').first()).toBeVisible()
    await expect(page.getByText('3 pictures', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Tag “Kitchens” added to 2 pictures.').first()).toBeVisible()
    await expect(page.getByText('5 pictures', { exact: true })).toBeVisible()
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    for (const name of ['kitchen-1', 'kitchen-2']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = dialogOf(page, 'Delete 2 pictures?')
    await expect(question).toContainText('None of them is in use.')
    await expect(question).toContainText('You can restore them for 30 days.')
    await question.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByText('3 pictures', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('5 pictures', { exact: true })).toBeVisible()
  },
)

emptyWalk('issue 15: a picture is cropped by keyboard and replaced, and visitors see it; both are taken back', async ({ page, site }) => {
  await openMedia(page, site)
  await drop(page)
    .locator('input[type=file]')
    .setInputFiles(file('deck.png', 900, 600))
  await tile(page, 'deck').click()
  const dialog = dialogOf(page, 'deck')
  const size = async (): Promise<number[]> => {
    const bytes = await (await page.request.get(`${site.base}/media/deck-1920.webp`)).body()
    return page.evaluate(async (base64) => {
      const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]))
      return [width, height]
    }, bytes.toString('base64'))
  }
  await expect(dialog.getByRole('button', { name: /^Crop area\./ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Crop corner, bottom right' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: /^Crop area\./ }).press('ArrowRight')
  await expect(dialog.getByRole('button', { name: 'Crop area. 2 % from the left, 0 % from the top, 80 % wide, 100 % high' })).toBeVisible()
  await isWithoutFindings(page, 'a picture that is cropped')
  await dialog.getByRole('button', { name: 'Apply crop' }).click()
  await expect(dialog.getByText('720 × 600 pixels')).toBeVisible()
  expect(await size()).toEqual([720, 600])
  await dialog.locator('input[type=file]').setInputFiles(file('other.png', 500, 800))
  await expect(dialog.getByText('500 × 800 pixels')).toBeVisible()
  expect(await size()).toEqual([500, 800])
  await dialog.getByRole('button', { name: 'Undo replacement' }).click()
  await expect(dialog.getByText('720 × 600 pixels')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the whole picture' }).click()
  await expect(dialog.getByText('900 × 600 pixels')).toBeVisible()
  expect(await size()).toEqual([900, 600])
})

emptyWalk(
  'issue 15: pictures dropped anywhere on the screen are added and selected, and found by what describes them',
  async ({ page, site }) => {
    await openMedia(page, site)
    await dropPictures(page, 2)
    await expect(page.getByRole('region', { name: 'Selected pictures' })).toContainText('2 pictures selected')
    await tile(page, 'picture-1').click()
    const dialog = dialogOf(page, 'picture-1')
    await dialog.getByLabel('Description (alt text)').fill('Éclair of the Café')
    await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Search pictures and videos').fill('cafe ÉCLAIR')
    await expect(page.getByText('One picture', { exact: true })).toBeVisible()
    await expect(tile(page, 'picture-1')).toBeVisible()
  },
)
