import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { cuesIn } from '../everyone/cues'
import { addBlock, emptyWalk } from '../support/empty-site'
import { fromMenu, newPage, publish } from '../support/owner-pages'
import { expect, signIn } from '../support/site'

emptyWalk.use({ siteOf: 'the owner of captions', viewport: { width: 1280, height: 1000 } })

const panel = (page: Page) => page.getByRole('tabpanel')
const WORDS = 'WEBVTT\n\n00:00.000 --> 00:02.500\nThe <i>sea</i>\n'

emptyWalk('the editor asks for captions, the checks miss them, and visitors get those that were chosen', async ({ page, site, faults }) => {
  await signIn(page, site)
  const file = { name: 'bright.mp4', mimeType: 'video/mp4', buffer: readFileSync('walks/films/bright.mp4') }
  await page.request.post(`${site.base}/api/media/films/add`, { headers: { origin: site.base }, multipart: { file } })
  await newPage(page, site, 'A blank page', 'By the sea')
  await addBlock(page, 'Video')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(panel(page).getByRole('group', { name: 'Captions' })).toHaveCount(0)
  await panel(page).getByRole('textbox', { name: 'Address of the video' }).fill('/media/films/bright.mp4')
  const captions = panel(page).getByRole('group', { name: 'Captions' })
  await fromMenu(page, 'Check the page')
  await expect(page.getByText('The video bright.mp4 has no captions.')).toBeVisible()
  await page.keyboard.press('Escape')
  const choose = captions.locator('input[type=file]')
  await choose.setInputFiles({ name: 'sea.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\nno time') })
  await expect(captions.getByRole('alert')).toContainText('cannot be read at line 3')
  // The browser says of a refused file that it was one.
  faults.splice(0, faults.length, ...faults.filter((fault) => !/422/.test(fault)))
  await choose.setInputFiles({ name: 'sea.vtt', mimeType: 'text/vtt', buffer: Buffer.from(WORDS) })
  await expect(captions.getByText('sea.vtt', { exact: true })).toBeVisible()
  await publish(page)
  await page.goto(`${site.base}/by-the-sea`)
  expect(await cuesIn(page)).toEqual(['The <i>sea</i>'])
  await page.goto(`${site.base}/admin/media`)
  await page
    .getByRole('region', { name: 'Captions' })
    .getByRole('button', { name: /sea\.vtt/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open the file' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('By the sea')).toBeVisible()
})
