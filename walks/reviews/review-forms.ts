import type { Locator, Page, Request } from '@playwright/test'
import { expect, type RunningSite } from '../support/site'
import { awake } from './reviews'

export const isSaving = (request: Request) =>
  request.url().includes('admin-ajax') && (request.postDataBuffer()?.includes('wprp_save_review') ?? false)
export const taken = { error: 'no', successmsg: 'Ka pai!', dbmsg: '' }

/** One example of the form, awake. */
export async function openForm(page: Page, base: string, example: string) {
  await page.goto(`${base}/sandbox/review-form/${example}`)
  await awake(page)
}

/** Answers in the place of the server, and keeps what was sent: the last value of every field by its name. */
export async function answerWith(page: Page, answer: () => { status?: number; body: string }) {
  const sent: Record<string, string>[] = []
  await page.route('**/admin-ajax.php', async (route) => {
    if (!isSaving(route.request())) return route.fallback()
    const parts = (route.request().postDataBuffer()?.toString('utf8') ?? '').matchAll(
      /name="([^"]*)"(?:; filename="([^"]*)")?\r\n(?:[^\r]*\r\n)?\r\n([^\r]*)/g,
    )
    sent.push(Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value])))
    await route.fulfill({ contentType: 'text/html', ...answer() })
  })
  return sent
}

export const text = (page: Page) => page.getByLabel('Your review')
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' })
export const star = (page: Page, stars: string) => page.getByRole('radio', { name: stars, exact: true })

export async function fillIn(page: Page) {
  // Forced presses wait for nothing: where the form opens by itself it may still be shut.
  await expect(text(page)).toBeVisible()
  await star(page, '4 stars').check({ force: true })
  await text(page).fill('Solid work, and a tidy site.')
  await page.getByLabel('Your name').fill('Ann Tui')
}

/** A whole review in the form that a new one begins with. */
export async function fillFirstForm(form: Page | Locator, review: string): Promise<void> {
  await form.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true })
  await form.getByLabel('Your review').fill(review)
  await form.getByLabel('Your name').fill('Elsewhere Person')
  await form.getByLabel('Your e-mail address').fill('elsewhere@site.example')
  await form.getByRole('checkbox', { name: /^I agree/ }).check()
}

/** How many reviews the site keeps, whatever became of them, with these words in them. */
export async function reviewsWith(site: RunningSite, words: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: site.base }
  const { email, password } = site.login()
  const entered = await fetch(`${site.base}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const all = await fetch(`${site.base}/api/reviews/export?format=json`, { headers: { cookie } })
  return (await all.text()).split(words).length - 1
}
