import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { fillContact, ready, said } from './forms'

walk.use({ siteOf: 'corrections' })

const WORDS = 'Our gate on the north side sticks.'

/** A message through the public form, and the owner in front of it. */
async function openMessage(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, WORDS)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(said(page)).toHaveText(/^Thank you/)
  await signIn(page, site)
  await page.goto(`${site.base}/admin/messages?search=${encodeURIComponent(WORDS)}`)
  await page.getByRole('listitem').filter({ hasText: 'Mere' }).getByRole('link').click()
}

async function startCorrecting(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'The open message' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Correct answers' }).click()
}

/** What somebody else corrects meanwhile. */
async function correctElsewhere(page: Page, site: RunningSite): Promise<void> {
  const id = Number(new URL(page.url()).searchParams.get('entry'))
  const data = { id, revision: 1, note: 'She called', answers: [{ name: 'your-name', values: ['Mere Tane'] }] }
  const answer = await page.request.post(`${site.base}/api/forms/entries/correct`, { data, headers: { origin: site.base } })
  expect(answer.status(), await answer.text()).toBe(200)
}

walk(
  'an owner corrects a message of the public form, with a note; the earlier answers can be opened (bar J06)',
  async ({ page, site, faults }) => {
    await openMessage(page, site)
    const open = page.getByRole('region', { name: 'The open message' })
    await startCorrecting(page)
    const form = open.getByRole('form', { name: 'Correct answers' })
    await expect(form.getByRole('button', { name: 'Save correction' })).toBeDisabled()
    await form.getByLabel('Your email').fill('mere@')
    await form.getByLabel('What is it about?').selectOption({ index: 2 })
    await form.getByLabel('Reason').fill('She asked for it by phone')
    await form.getByRole('button', { name: 'Save correction' }).click()
    await expect(form.getByLabel('Your email')).toHaveAccessibleDescription(/email address/)
    await form.getByLabel('Your email').fill('mere.tipene@example.nz')
    await form.getByRole('button', { name: 'Save correction' }).click()

    await expect(open.getByText(/^Corrected by .+ on .+: She asked for it by phone$/)).toHaveCount(2)
    await expect(open.getByText('mere.tipene@example.nz').first()).toBeVisible()
    const earlier = open.getByText('mere@example.nz', { exact: true })
    await expect(earlier).toBeHidden()
    await open.getByRole('button', { name: 'Earlier answer: Your email' }).click()
    await expect(earlier).toBeVisible()
    await expect(open.getByLabel('Your reply to mere.tipene@example.nz')).toBeVisible()

    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').first().click()])
    expect(readFileSync(await download.path(), 'utf8')).toContain('She asked for it by phone (')

    await startCorrecting(page)
    await form.getByLabel('Your name').fill('Mere Rangi')
    await form.getByLabel('Reason').fill('Married')
    await correctElsewhere(page, site)
    await form.getByRole('button', { name: 'Save correction' }).click()
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
    await expect(dialog.getByText('Mere Tane')).toBeVisible()
    await expect(dialog.getByText('Mere Rangi')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep my version' }).click()
    await expect(open.getByRole('heading', { name: 'Mere Rangi' })).toBeVisible()
    await expect(open.getByText(/: (?:Married|She called)$/)).toHaveCount(2)
    expect(faults.filter((fault) => !/status of (?:422|409)/.test(fault))).toEqual([])
    faults.length = 0
  },
)
