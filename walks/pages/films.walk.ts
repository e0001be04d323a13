import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { addBlock, emptyWalk } from '../support/empty-site'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { canvasOf, treeOf } from './page-editor'

emptyWalk.use({ siteOf: 'the owner of films', viewport: { width: 1280, height: 1000 } })

const panel = (page: Page) => page.getByRole('tabpanel')
const box = (page: Page) => page.locator('.background-video')
const button = (page: Page, name: string) => box(page).getByRole('button', { name: `${name} the video` })
const film = (name: string) => ({ name, mimeType: `video/${name.split('.').at(-1)}`, buffer: readFileSync(`walks/films/${name}`) })

/** In the editor: opens the settings of the first row, with a video behind it. */
async function putVideoBehind(page: Page): Promise<void> {
  await treeOf(page)
    .getByRole('treeitem', { name: /^Row 1/ })
    .click()
  await page.keyboard.press('Enter')
  const behind = panel(page).getByRole('combobox', { name: 'Effect behind the row' })
  await behind.click()
  await page.getByRole('option', { name: 'Background video', exact: true }).click()
}

/** The least ratio of the words to what is seen behind them, measured on the screen. */
async function leastContrast(words: Locator): Promise<number> {
  const ink = await words.evaluate((element) =>
    getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .slice(0, 3)
      .map(Number),
  )
  await words.evaluate((element) => (element.style.color = 'transparent'))
  const picture = (await words.screenshot()).toString('base64')
  const seen = await words.evaluate(async (element, base64) => {
    element.style.color = ''
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    canvas.drawImage(bitmap, 0, 0)
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
    return [...new Set(Array.from({ length: data.length / 4 }, (_, place) => data.slice(place * 4, place * 4 + 3).join()))]
  }, picture)
  return Math.min(...seen.map((colour) => ratio(ink, colour.split(',').map(Number))))
}

/** WCAG 2.2. */
function ratio(one: readonly number[], other: readonly number[]): number {
  const linear = (part = 0): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([red, green, blue]: readonly number[]): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05)
}

emptyWalk('T14: an owner brings a film, chooses it for a row, writes over it, and visitors see it', async ({ page, site, faults }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/media`)
  const drop = page.getByRole('region', { name: 'Add pictures or videos' })
  await drop.locator('input[type=file]').setInputFiles(film('bright.mp4'))
  await expect(drop.getByText('One file added.')).toBeVisible()
  const tile = page.getByRole('region', { name: 'Videos' }).getByRole('button', { name: /bright\.mp4/ })
  await expect(tile).toContainText('0:03')
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 160)

  for (const [name, buffer, words] of [
    [
      'holiday.mp4',
      Buffer.from('<!doctype html><title>No film</title>'),
      'This file is not an MP4 or WebM video, even if its name says so.',
    ],
    ['broken.mp4', film('bright.mp4').buffer.subarray(0, 900), 'This video is incomplete.'],
  ] as const) {
    await drop.locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer })
    await expect(drop.getByRole('alert')).toContainText(`${name} ${words}`)
  }
  await expect(page.getByText('One video', { exact: true })).toBeVisible()

  await newPage(page, site, 'A blank page', 'By the sea')
  await addBlock(page, 'Heading')
  await putVideoBehind(page)
  await panel(page).getByRole('button', { name: 'Choose from media: Video' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a video' })
    .getByRole('button', { name: /bright\.mp4/ })
    .click()
  await expect(panel(page).getByText('bright.mp4')).toBeVisible()
  await panel(page).getByRole('switch', { name: 'Loop' }).uncheck()
  await expect(canvasOf(page).locator('.background-video img')).toBeVisible()
  await panel(page).getByRole('group', { name: 'The same video as WebM' }).locator('input[type=file]').setInputFiles(film('bright.webm'))
  await expect(panel(page).getByText('bright.webm')).toBeVisible()
  await publish(page)

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${site.base}/by-the-sea`)
    await expect(box(page)).toHaveAttribute('data-plays', '')
    expect(await leastContrast(page.locator('.heading__title'))).toBeGreaterThanOrEqual(4.5)
  }
  const video = box(page).locator('video')
  expect(await video.evaluate((element) => (element as HTMLVideoElement).currentSrc)).toContain('/media/films/bright.webm')
  await expect(button(page, 'Play'), 'it has ended').toBeVisible()
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await button(page, 'Pause').click()
  await expect(video).toHaveJSProperty('paused', true)

  await usesAndEnd(page, site)
  faults.splice(0, faults.length, ...faults.filter((fault) => !/404|422/.test(fault)))
})

/** The owner sees where the film is used, and takes it away: visitors have the other format, and then the picture. */
async function usesAndEnd(page: Page, site: RunningSite): Promise<void> {
  for (const name of ['bright.webm', 'bright.mp4']) {
    await page.goto(`${site.base}/admin/media?video=${name}`)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('link', { name: 'By the sea' })).toHaveAttribute('href', /^\/admin\/pages\?page=\d+$/)
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByText(`Moved to trash: ${name}.`).first()).toBeVisible()
    // Somebody who has not been here: a browser keeps what it has seen.
    const visitor = await page.context().browser()!.newPage()
    await visitor.goto(`${site.base}/by-the-sea`)
    if (name === 'bright.webm') await expect(box(visitor)).toHaveAttribute('data-plays', '')
    else await expect(box(visitor).locator('source')).toHaveCount(0)
    expect(await leastContrast(visitor.locator('.heading__title'))).toBeGreaterThanOrEqual(4.5)
    await visitor.close()
  }
}
