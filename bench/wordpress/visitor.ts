import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { runFrontage } from '../tools/frontage.ts'

/** Whoever sends sooner after a form was drawn counts as a program. */
const A_MOMENT = 2_100
const PDF = Buffer.from('%PDF-1.4\n a plan of the deck')
/** One red point. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC', 'base64')

/** A form with steps and files, filled in and sent as a visitor does; hands back what the page says then. */
export async function sendQuote(page: Page, url: string, email: string): Promise<string> {
  await page.goto(url)
  const next = page.locator('button.cf7mls_next')
  await page.getByLabel('A deck or pergola').check()
  await page.getByLabel('Rough sketch').check()
  await page.locator('.wpcf7.js').waitFor()
  await next.click()
  await page.getByLabel('Address of the job').fill('12 Driftwood Lane')
  await page.getByLabel('What would you like to change?').fill('A deck towards the bay.')
  await page.getByLabel('Photos and drawings').setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.locator('.dnd-upload-status.complete', { hasText: 'plan.pdf' }).waitFor()
  await page.getByLabel(/You may keep these files/).check()
  await next.click()
  await page.getByLabel('Your name').fill('Mere')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Your telephone').fill('03 555 0142')
  await next.click()
  await page.waitForTimeout(A_MOMENT)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.locator('form.wpcf7-form.sent').waitFor()
  return page.locator('.wpcf7 [role="status"]').first().innerText()
}

/** A review with a picture, sent as a visitor does. */
export async function sendReview(page: Page, url: string, email: string): Promise<string> {
  await page.goto(url)
  await page.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true })
  await page.getByLabel('Your review').fill('From a page of a WordPress, with a picture.')
  await page.getByLabel('Your name').fill('Mere')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Photos of the work').setInputFiles({ name: 'deck.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('checkbox', { name: /may show my review/ }).check()
  await page.waitForTimeout(A_MOMENT)
  await page.getByRole('button', { name: 'Submit Review' }).click()
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you' })
  await thanks.waitFor()
  return thanks.innerText()
}

/** The form that Contact Form 7 draws, sent by its own script; hands back what it shows. */
export async function sendOriginal(page: Page, url: string, email: string): Promise<string> {
  await page.goto(url)
  const form = page.locator('form.wpcf7-form')
  await form.locator('[name="your-name"]').fill('Mere')
  await form.locator('[name="your-email"]').fill(email)
  await form.locator('[name="your-subject"]').fill('A new job')
  await form.locator('[name="your-message"]').fill('By the script of Contact Form 7.')
  await page.waitForTimeout(A_MOMENT)
  await form.locator('[type="submit"]').click()
  await page.locator('form.wpcf7-form:is(.sent, .failed, .invalid, .spam, .aborted)').waitFor()
  return form.locator('.wpcf7-response-output').innerText()
}

/** The call of a review's script with a ticket of the site, a picture among its fields, as a page of WordPress sends it. */
export function postReview(page: Page, base: string, server: string, fields: Readonly<Record<string, string>>): Promise<string> {
  return page.evaluate(
    async ({ ajax, server, fields, png }) => {
      const { ticket } = (await (await fetch(`${server}/api/ticket?purpose=reviews`)).json()) as { ticket: string }
      await new Promise((resolve) => setTimeout(resolve, 2_100))
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...fields, action: 'wprp_save_review', wpfb_nonce: ticket })) body.append(name, value)
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      body.append('wprevpro_review_media[]', new File([bytes], 'deck.png', { type: 'image/png' }))
      return (await fetch(ajax, { method: 'POST', body })).text()
    },
    { ajax: `${base}/wp-admin/admin-ajax.php`, server, fields, png: PNG.toString('base64') },
  )
}

type Held = { readonly messages: readonly { readonly data: { readonly state: string } }[]; readonly reviews: readonly unknown[] }
/** What the site has of somebody, by an export of their data: states of messages, reviews, and the names of files. */
export function heldOf(email: string, dataFolder: string): { readonly states: string[]; readonly reviews: number; readonly files: number } {
  const into = path.join(dataFolder, '..', 'held')
  rmSync(into, { recursive: true, force: true })
  const printed = runFrontage(['privacy', 'export', email, into], { DATA_DIR: dataFolder, LOG_LEVEL: 'error' })
  const { messages, reviews } = JSON.parse(readFileSync(path.join(into, 'personal-data.json'), 'utf8')) as Held
  return { states: messages.map(({ data }) => data.state), reviews: reviews.length, files: Number(/(\d+) files/.exec(printed)?.[1]) }
}
