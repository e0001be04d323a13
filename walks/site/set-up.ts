import type { Page } from '@playwright/test'
import type { Counted } from '../support/counted'
import { expect, type RunningSite } from '../support/site'
import type { Business } from './businesses'

export const owner = { name: 'Olive Tui', email: 'olive@example.test', password: 'a quiet bench by the sea' }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const isAtStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused()

/** From the link that the server printed to the first step of the set-up. */
export async function signUp(page: Page, site: RunningSite, by: Counted): Promise<void> {
  await page.goto(/https?:\/\/\S+set-up#\S+/.exec(site.printed())?.[0] ?? '')
  await by.fill(page.getByLabel('Your name'), owner.name)
  await by.fill(page.getByLabel('E-mail'), owner.email)
  await by.fill(page.getByLabel('Password', { exact: true }), owner.password)
  await by.press(button(page, 'Set up and sign in'))
  await isAtStep(page, 'What is your business?')
}

export async function answerBusiness(
  page: Page,
  by: Counted,
  { name, kind: [typed, chosen] }: Pick<Business, 'name' | 'kind'>,
): Promise<void> {
  await by.fill(page.getByLabel('Name of the business'), name)
  await by.fill(page.getByRole('combobox', { name: 'Kind of business' }), typed)
  await by.press(page.getByRole('option', { name: chosen, exact: true }))
  await by.press(button(page, 'Continue'))
  await isAtStep(page, 'Where and when?')
}

export async function answerPlace(page: Page, by: Counted, { place, hours }: Pick<Business, 'place' | 'hours'>): Promise<void> {
  for (const [label, text] of Object.entries(place)) await by.fill(page.getByRole('textbox', { name: label }), text)
  await by.choose(page.getByRole('radio', { name: hours }))
  await by.press(button(page, 'Continue'))
  await isAtStep(page, 'What do you offer?')
}

async function answerOffer(page: Page, by: Counted, { services, prices }: Business): Promise<void> {
  for (const name of services) await by.choose(page.getByRole('checkbox', { name, exact: true }))
  for (const [name, price] of Object.entries(prices)) {
    await by.press(button(page, `Edit ${name}`))
    await by.fill(page.getByRole('textbox', { name: 'Price' }), price)
  }
  await by.press(button(page, 'Continue'))
  await isAtStep(page, 'Do you have a logo?')
}

/** All seven steps, up to the whole site as drafts. */
export async function answerAll(page: Page, by: Counted, business: Business): Promise<void> {
  await answerBusiness(page, by, business)
  await answerPlace(page, by, business)
  await answerOffer(page, by, business)
  await by.press(button(page, 'Continue'))
  await isAtStep(page, 'Which look is yours?')
  if (business.look) await by.choose(page.getByRole('radio', { name: business.look }))
  await by.press(button(page, 'Continue'))
  await isAtStep(page, 'Which pages do you need?')
  await by.press(button(page, 'Make my site'))
  await isAtStep(page, 'Your site is ready to check')
}

export async function publish(page: Page, by: Counted): Promise<void> {
  await by.press(button(page, 'Publish my site'))
  await by.press(page.getByRole('dialog').getByRole('button', { name: /^Publish \w+ pages$/ }))
  await expect(page.getByRole('heading', { level: 2, name: 'Your site is open' })).toBeVisible()
}
