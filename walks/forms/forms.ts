import { expect, type Page } from '@playwright/test'
import type { RunningSite } from '../support/site'

/** Bars, F02: whoever sends sooner than this was not a person. */
const A_MOMENT = 2100

/** Somebody comes to the first field of a form, and goes on from there. */
export const begin = (page: Page): Promise<void> =>
  page.locator('.wpcf7-form').locator('input:visible, textarea:visible, select:visible').first().focus()

/**
 * The contact form works with its script from here on, and has a ticket that is as old as a person's would be. The page does not
 * glide from step to step: on a busy machine a button is pressed where it was, while the page is on its way.
 */
export async function ready(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page)
  await expect(page.locator('.wpcf7.js')).toBeVisible()
  if (new URL(page.url()).pathname.startsWith('/sandbox')) return
  await page.waitForFunction((moment) => {
    const ticket = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/forms/ticket'))
    return ticket && performance.now() - (ticket as PerformanceResourceTiming).responseEnd > moment
  }, A_MOMENT)
}

export const form = (page: Page) => page.locator('form.wpcf7-form')

/** What the page says of itself, read aloud. */
export const said = (page: Page) => page.locator('.wpcf7 [role="status"]').first()

/** Fills in the one-page form of the demo. */
export async function fillContact(page: Page, message = 'The deck off the lounge is soft in one corner.'): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('What is it about?').selectOption('A new job')
  await page.getByLabel('How can we help?').fill(message)
}

/** Every event of the form, as a page with tracking of old hears it: `wpcf7invalid validation_failed`. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['beforesubmit', 'statuschanged', 'submit', 'invalid', 'mailsent', 'mailfailed', 'spam', 'reset'])
      document.addEventListener(`wpcf7${name}`, (event) => heard.push(`${name} ${(event as CustomEvent).detail.status}`))
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

/** How many messages the owner has in the inbox, by the words in them. */
export const messagesWith = async (site: RunningSite, words: string): Promise<number> => (await entriesWith(site, words, 'inbox')).length

/** Where each message with these words stands, whether in the inbox or held back. */
export async function keptMessages(site: RunningSite, words: string): Promise<string[]> {
  const all = await Promise.all(['inbox', 'spam'].map((state) => entriesWith(site, words, state)))
  return all.flat().map(({ state }) => state)
}

/** How many files each message with these words brought. */
export const filesWith = async (site: RunningSite, words: string): Promise<number[]> =>
  (await entriesWith(site, words, 'inbox')).map(({ files }) => files)

type Entry = { readonly state: string; readonly files: number }

async function entriesWith(site: RunningSite, words: string, state: string): Promise<Entry[]> {
  const { email, password } = site.login()
  const headers = { 'content-type': 'application/json', origin: site.base }
  const signedIn = await fetch(`${site.base}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const search = new URLSearchParams({ search: words, state })
  const answer = await fetch(`${site.base}/api/forms/entries?${search}`, { headers: { cookie } })
  return ((await answer.json()) as { entries: Entry[] }).entries
}
