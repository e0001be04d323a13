import { findings } from '../support/findings'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'who reads German' })

const password = 'rimu dust in the lunch box'
const anna = { name: 'Anna Berg', email: 'anna@example.test', role: 'editor', password }

walk('issue 15: an owner reads the admin in German, and an editor of the same site in English', async ({ page, site, browser, faults }) => {
  await signIn(page, site)
  const added = await page.request.post(`${site.base}/api/accounts`, { headers: { origin: site.base }, data: anna })
  expect(added.status(), await added.text()).toBe(200)
  await page.goto(`${site.base}/admin`)
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await screens.getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const german = page.getByRole('navigation', { name: 'Bereiche' })
  await expect(german.getByRole('link', { name: 'Bewertungen' })).toBeVisible()
  await expect(page.getByRole('banner').or(page.locator('main header')).first()).toContainText(
    /(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag), \d+\. \p{L}+/u,
  )
  expect(await findings(page)).toEqual([])

  await page.goto(`${site.base}/admin/people`)
  await page.getByRole('button', { name: 'Person einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Person einladen' })
  await dialog.getByRole('button', { name: 'Einladungslink erstellen' }).click()
  await expect(dialog.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Anna Berg')
  await dialog.getByLabel('E-Mail').fill(anna.email)
  await dialog.getByRole('button', { name: 'Einladungslink erstellen' }).click()
  await expect(dialog.getByText('Es gibt bereits ein Konto mit dieser E-Mail-Adresse.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(faults.filter((fault) => !/status of 409/.test(fault))).toEqual([])
  faults.length = 0

  // An address that names a field does so in every language.
  for (const [path, id] of [
    ['account', 'weekly-email'],
    ['backups', 'last-backup'],
  ] as const) {
    await page.goto(`${site.base}/admin/${path}#at=${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
  }

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const signedIn = await other.request.post(`${site.base}/api/sign-in`, { headers: { origin: site.base }, data: anna })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  await other.goto(`${site.base}/admin`)
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Reviews' })).toBeVisible()
  await other.context().close()
})
