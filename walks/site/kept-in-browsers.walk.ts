import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillContact, form, ready } from '../forms/forms'
import { fillIn, openForm, submit } from '../reviews/review-forms'
import { example } from '../support/rows'
import { expect, signInByHand, walk } from '../support/site'

walk.use({ siteOf: 'what browsers keep' })

type Kept = { readonly where: string; readonly name: string; readonly value: string }

/** Everything that a browser keeps of the site, in every way there is. */
async function keptBy(page: Page): Promise<Kept[]> {
  const stored = await page.evaluate(async () => {
    const of = (where: string, store: Storage) => Object.entries(store).map(([name, value]) => ({ where, name, value: String(value) }))
    const others = await Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()])
    const rest = others
      .flat()
      .map((one) => ({ where: 'elsewhere', name: typeof one === 'string' ? one : (one.constructor.name ?? ''), value: '' }))
    return [...of('localStorage', localStorage), ...of('sessionStorage', sessionStorage), ...rest]
  })
  const cookies = (await page.context().cookies()).map(({ name, value }) => ({ where: 'cookie', name, value }))
  return [...stored, ...cookies]
}

/** Name and shape of everything that may be kept; the guide names each of them. */
const allowed: readonly (readonly [where: string, name: RegExp, value: RegExp, inGuide: string])[] = [
  ['cookie', /^astraColorSwitcherState$/, /^(true|false)$/, 'astraColorSwitcherState'],
  ['cookie', /^modal-[\w-]+$/, /^true$/, 'modal-…'],
  ['cookie', /^consent$/, /^\d+\.[a-z-]*$/, 'consent'],
  ['cookie', /^frontage$/, /^[\w-]{43}$/, '__Host-frontage'],
  ['cookie', /^frontage-device$/, /^[\w.~-]{20,2000}$/, '__Host-frontage-device'],
  [
    'localStorage',
    /^wprevformses$/,
    /^\[(\{"fid":"\d*","pid":"[\w/-]*","submitted":"yes","unbrid":"[0-9a-f]{32}"\},?)*\]$/,
    'wprevformses',
  ],
  ['localStorage', /^frontage-account$/, /^1$/, 'frontage-account'],
  ['localStorage', /^frontage-shortcuts$/, /^"(on|off)"$/, 'frontage-shortcuts'],
  ['localStorage', /^frontage-recent$/, /^\[(\{"title":"[^"]*","about":"[^"]*","at":"\/[^"]*"\},?)*\]$/, 'frontage-recent'],
  ['localStorage', /^page-editor-folded$/, /^\[("[a-z]+",?)*\]$/, 'page-editor-folded'],
  ['sessionStorage', /^admin-scroll$/, /^[\w{}":,.#>()[\]= -]*$/, 'admin-scroll'],
  [
    'sessionStorage',
    /^wprevfloats$/,
    /^\[(\{"id":"wprev_pro_closefloat_\d+",("(clickedclose|firstvisithide)":"yes",?)+\},?)*\]$/,
    'wprevfloats',
  ],
  ['sessionStorage', /^frontage-form-focus-\d+$/, /^1$/, 'frontage-form-focus-…'],
]

const isAllowed = ({ where, name, value }: Kept): boolean =>
  allowed.some(([place, names, values]) => place === where && names.test(name) && values.test(value))

/** Hands back the names; fails for what may not be kept, and for words of the person in any value. */
async function look(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = await keptBy(page)
  expect(kept.filter((one) => !isAllowed(one))).toEqual([])
  const values = kept
    .map(({ value }) => [value, decodeURIComponent(value), Buffer.from(value, 'base64url').toString()].join('\n'))
    .join('\n')
  expect(words.filter((word) => values.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  return kept.map(({ name }) => name).toSorted()
}

walk('what a browser keeps of a visitor is written down, and holds no words of a person (bar J11)', async ({ page, site }) => {
  const guide = readFileSync('docs/guides/personal-data.md', 'utf8')
  expect(allowed.filter(([, , , name]) => !guide.includes(`\`${name}\``))).toEqual([])
  for (const path of ['/', '/contact', '/reviews', '/?s=Tipene']) await page.goto(site.base + path)
  expect(await look(page, ['Tipene']), 'reading keeps nothing').toEqual([])

  await example(page, site, 'site-header', 'light-or-dark')
  await page.getByRole('button', { name: 'Dark colours' }).click()
  await example(page, site, 'popup', 'by-itself-remembered')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.goto(`${site.base}/sandbox/review-float/some-reviews`)
  await page.locator('.review-float').getByRole('button', { name: 'Close' }).click()
  const chosen = ['astraColorSwitcherState', 'modal-offer', 'wprevfloats']
  await expect.poll(() => look(page, [])).toEqual(chosen)

  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, 'Our steps are rotten.')
  expect(await look(page, ['mere', 'Tīpene', 'rotten']), 'what is typed is kept nowhere').toEqual(chosen)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  expect(await look(page, ['mere', 'Tīpene', 'rotten'])).toEqual(chosen)

  await openForm(page, site.base, 'once-a-page')
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })).toBeVisible()
  await expect.poll(() => look(page, ['Ann', 'Solid', 'tidy'])).toEqual([...chosen, 'wprevformses'])
})

walk('what a browser keeps of people who sign in is written down, and goes when they sign out (bar J11)', async ({ page, site }) => {
  await signInByHand(page, site)
  const { email, password } = site.login()
  const words = [email, password, email.split('@')[0] ?? '?']
  await page.goto(`${site.base}/`)
  for (const path of ['/admin', '/admin/messages?search=Tipene', '/admin/reviews?search=Tipene', '/admin/pages', '/admin/activity'])
    await page.goto(site.base + path, { waitUntil: 'networkidle' })
  expect(await look(page, [...words, 'Tipene'])).toEqual(expect.arrayContaining(['frontage', 'frontage-device']))
  for (const [typed, found] of [
    ['Activity', 'Activity'],
    [email, /Owner/],
  ] as const) {
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: 'Search the admin' }).fill(typed)
    await page.getByRole('option', { name: found }).first().click()
  }
  expect(await look(page, words), 'a person that was found is not remembered').toContain('frontage-recent')
  await page.getByRole('button', { name: /Hemi|Olive|Grace/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goto(`${site.base}/`)
  expect((await look(page, words)).filter((name) => name !== 'admin-scroll')).toEqual(['frontage-device'])
})
