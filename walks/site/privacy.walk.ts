import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fillContact, form, messagesWith, ready } from '../forms/forms'
import { ageProof } from '../server/security'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, type RunningSite, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner whom people ask about their data' })

const ADDRESS = 'mere@example.nz'
const CORNER = 'soft in one corner'

async function write(page: Page, site: RunningSite, email: string, words: string): Promise<void> {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, words)
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
}

async function lookUp(page: Page, site: RunningSite, address: string): Promise<void> {
  await page.goto(`${site.base}/admin/privacy`)
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Look up' }).click()
}

walk(
  'a visitor writes, asks for her data and for their deletion: the owner looks up, downloads, prints, erases, and it is gone (bars J04, J05)',
  async ({ page, site, faults }) => {
    await write(page, site, ADDRESS, `The deck is ${CORNER}.`)
    await write(page, site, 'bob@example.nz', `Please ask ${ADDRESS} about the roof.`)
    await signIn(page, site)
    await lookUp(page, site, `Mere <Mere+deck@Example.nz>`)
    await expect(page.getByRole('heading', { name: `Stored about ${ADDRESS}` })).toBeVisible()
    await expect(page.getByText('1 message', { exact: true })).toBeVisible()
    await expect(page.getByText('The address also appears in what other people wrote')).toBeVisible()
    expect(page.url(), 'no address in a link').not.toContain('mere')

    await isWithoutFindings(page, 'found')
    ageProof(site)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Your password').fill(site.login().password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.tar\.gz$/)
    const archive = gunzipSync(readFileSync(await download.path())).toString('utf8')
    expect(archive).toContain(CORNER)
    expect(archive).not.toContain('about the roof')

    await page.getByRole('button', { name: 'Show statement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statement of stored data' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(CORNER)
    await expect(page.locator('article')).not.toContainText('about the roof')
    await isWithoutFindings(page, 'statement')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden()
    const paper = await page.locator('article').boundingBox()
    expect(paper?.width, 'it has the whole sheet').toBeGreaterThan(1000)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Privacy requests' }).click()
    await expect(page.getByRole('button', { name: 'Show statement' })).toBeFocused()

    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    const question = page.getByRole('dialog', { name: `Erase ${ADDRESS}?` })
    await expect(question).toContainText('1 message with files, corrections, answers and the e-mails about them')
    await expect(question).toContainText('What other people wrote')
    await isWithoutFindings(page, 'question')
    await question.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByText('Erased: 1 message.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing is stored under this address' })).toBeVisible()
    const erasures = page.getByRole('region', { name: 'Erasures so far' })
    await expect(erasures).toContainText('1 message')
    await expect(erasures).not.toContainText('mere')
    await isWithoutFindings(page, 'erased')
    expect([await messagesWith(site, CORNER), await messagesWith(site, 'about the roof')]).toEqual([0, 1])

    await page.goto(`${site.base}/admin/activity`)
    await expect(page.getByText('erased a person: erasure 1')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(ADDRESS)
    // The browser notes that the password had to be given first.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/403/.test(fault)))
  },
)

walk('who was affected in some days is listed and downloaded (bar J12)', async ({ page, site }) => {
  await write(page, site, 'ana@example.nz', 'A gate, please.')
  await signIn(page, site)
  await page.goto(`${site.base}/admin/privacy`)
  const part = page.getByRole('region', { name: 'Who was affected?' })
  await part.getByRole('button', { name: 'Show' }).click()
  await expect(part.getByText('Choose a day.')).toHaveCount(2)
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10))
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  await part.getByLabel('First day').fill(yesterday)
  await part.getByLabel('Last day').fill(tomorrow)
  await part.getByRole('button', { name: 'Show' }).click()
  await expect(part.getByText('ana@example.nz')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download list' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')[0]).toBe('who,names,records,data,first,last')
  expect(file).toContain('ana@example.nz')
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  walk.describe(`${viewport.width} px`, () => {
    walk.use({ viewport })

    walk(`an address that is none is refused at its field, light and dark, ${viewport.width} px`, async ({ page, site, faults }) => {
      await signIn(page, site)
      await lookUp(page, site, 'nobody')
      await expect(page.getByLabel('E-mail address')).toBeFocused()
      await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Please enter an e-mail address/)
      await isWithoutFindings(page, 'refused')
      await lookUp(page, site, 'nobody@example.nz')
      await expect(page.getByRole('heading', { name: 'Nothing is stored under this address' })).toBeVisible()
      await isWithoutFindings(page, 'nothing')
      // The browser notes what the server refused.
      faults.splice(0, faults.length, ...faults.filter((fault) => !/422/.test(fault)))
    })
  })
