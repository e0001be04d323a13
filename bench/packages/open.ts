import { chromium, type Page } from '@playwright/test'
import { BROWSER } from '../browser/visit.ts'

export type Opened = { readonly what: string; readonly seen: string; readonly isGood: boolean }

/** Looks at what the server of the app sends, and at what a browser makes of it. */
export async function openPages(base: string): Promise<Opened[]> {
  const html = await (await fetch(base)).text()
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`))
    return [
      found('elements in the HTML of the server', html.match(/<frontage-[\w-]+ server=/g)?.length ?? 0, 2),
      found('items that the server asked for', html.match(/<li>/g)?.length ?? 0, 3),
      ...(await visit(page, base)),
      { what: 'errors in the console', seen: faults.join('; ') || 'none', isGood: faults.length === 0 },
    ]
  } finally {
    await browser.close()
  }
}

const found = (what: string, count: number, least: number): Opened => ({ what, seen: String(count), isGood: count >= least })

async function visit(page: Page, base: string): Promise<Opened[]> {
  await page.goto(base)
  await page.locator('frontage-reviews [data-review]').first().waitFor()
  const reviews = await page.locator('frontage-reviews [data-review]').count()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.locator('frontage-contact-form .wpcf7-not-valid-tip').first().waitFor()
  const problems = await page.locator('frontage-contact-form .wpcf7-not-valid-tip').count()
  const missing = await page.locator('#missing').innerText()
  await page.getByRole('link', { name: 'Opening hours' }).click()
  await page.locator('frontage-opening-hours .opening-hours').waitFor()
  return [
    found('reviews', reviews, 1),
    found('fields that the form asks to correct', problems, 1),
    { what: 'fields that the rules find empty', seen: missing, isGood: missing.includes('your-email') },
    found('opening hours after a navigation in the app', await page.locator('frontage-opening-hours .opening-hours').count(), 1),
  ]
}
