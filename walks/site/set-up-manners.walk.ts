import { Counted } from '../support/counted'
import { duplicateIds } from '../support/findings'
import { expect, forget, type RunningSite, startSite, walk } from '../support/site'
import { answerBusiness, isAtStep, owner, signUp } from './set-up'

let site: RunningSite
walk.beforeEach(async () => {
  site = await startSite({ words: [] })
})
walk.afterEach(async () => {
  await site.stop()
  forget(site.folder)
})

const physio = { name: 'Harbour Physio', kind: ['physio', 'Physiotherapy practice'] } as const

walk('what has to be corrected is named at its field, in a list when it is more than one, and nothing is lost', async ({ page }) => {
  await signUp(page, site, new Counted())
  await page.getByRole('button', { name: 'Continue' }).click()
  const name = page.getByLabel('Name of the business')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Please type the name of your business/)
  await answerBusiness(page, new Counted(), physio)

  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('03')
  await page.getByLabel('E-mail for customers').fill('hannah')
  await page.getByLabel('Street and number').fill('14 Rutherford Quay')
  await page.getByRole('radio', { name: 'Mon to Fri, 9 to 5' }).check()
  await page.getByRole('button', { name: 'Change Monday to Friday' }).click()
  await page.getByRole('button', { name: 'Set each day separately' }).click()
  await page.getByRole('button', { name: 'Change Friday' }).click()
  await page.getByLabel('Friday: closes', { exact: true }).fill('08:00')
  await page.getByRole('button', { name: 'Continue' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct three answers' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /Closing time is before opening time on Friday/ }).click()
  await expect(page.getByLabel('Friday: closes', { exact: true })).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/This number looks too short/)
  expect(await duplicateIds(page)).toEqual([])

  await page.reload()
  await expect(page.getByLabel('Street and number')).toHaveValue('14 Rutherford Quay')
  await expect(phone).toHaveValue('03')
  await expect(phone).toHaveAccessibleDescription(/This number looks too short/)
  await expect(page.getByLabel('Friday: closes', { exact: true })).toHaveValue('08:00')
  await phone.fill('03 555 0142')
  await page.getByLabel('E-mail for customers').fill('hannah@example.test')
  await page.getByRole('checkbox', { name: 'Friday: until the next day' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await isAtStep(page, 'What do you offer?')
})

walk('what was typed and not continued stays in the tab, also behind Back and Finish later', async ({ page }) => {
  await signUp(page, site, new Counted())
  await page.getByLabel('Name of the business').fill('Harbour')
  await page.reload()
  await expect(page.getByLabel('Name of the business')).toHaveValue('Harbour')
  await answerBusiness(page, new Counted(), physio)
  await page.getByRole('textbox', { name: 'Phone' }).fill('03 555')
  await page.getByRole('link', { name: 'Back' }).click()
  await isAtStep(page, 'What is your business?')
  await expect(page.getByRole('combobox', { name: 'Kind of business' })).toHaveValue('Physiotherapy practice')
  await page.goBack()
  await isAtStep(page, 'Where and when?')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('03 555')
  await page.getByRole('link', { name: 'Finish later' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olive')
  await page.getByRole('link', { name: 'Continue setting up' }).click()
  await isAtStep(page, 'Where and when?')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('03 555')
})

walk(
  'with everything skipped there is a site of the name alone, and the next sign-in goes on where it was left',
  async ({ page, context }) => {
    await signUp(page, site, new Counted())
    await page.getByLabel('Name of the business').fill('Harbour Physio')
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await isAtStep(page, 'Where and when?')
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await isAtStep(page, 'What do you offer?')
    await expect(page.getByLabel(/^Service \d$/)).toHaveCount(3)

    await context.clearCookies()
    await page.goto(`${site.base}/admin`)
    await page.getByLabel('E-mail').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Continue setting up' }).click()
    await isAtStep(page, 'What do you offer?')
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')
    await expect(steps).toHaveCount(7)
    await expect(steps.nth(1)).toContainText('skipped')
    await expect(page.locator('[aria-current="step"]')).toContainText('What you offer')

    await page.getByRole('button', { name: 'Skip this step' }).click()
    await isAtStep(page, 'Do you have a logo?')
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await isAtStep(page, 'Which look is yours?')
    await page.getByRole('button', { name: 'Continue' }).click()
    await isAtStep(page, 'Which pages do you need?')
    await page.getByRole('button', { name: 'Make my site' }).click()
    await isAtStep(page, 'Your site is ready to check')
    await page.getByRole('button', { name: 'Publish my site' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your site is open' })).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Your site is nearly there' })).toBeVisible()
    expect((await page.request.get(site.base, { headers: { cookie: '' } })).status()).toBe(503)
  },
)

walk('first steps are put away and brought back, and screens say that the site is not open', async ({ page }) => {
  await signUp(page, site, new Counted())
  await answerBusiness(page, new Counted(), physio)
  for (const title of ['What do you offer?', 'Do you have a logo?', 'Which look is yours?']) {
    await page.getByRole('button', { name: 'Skip this step' }).click()
    await isAtStep(page, title)
  }
  await page.getByRole('link', { name: 'Finish later' }).click()
  await page.goto(`${site.base}/admin/pages`)
  const bar = page.getByRole('complementary', { name: 'Your site is not open' })
  await expect(bar).toContainText('Visitors see a short page')
  await bar.getByRole('link', { name: 'Continue setting up' }).click()
  await isAtStep(page, 'Which look is yours?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Make my site' }).click()
  await isAtStep(page, 'Your site is ready to check')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  const list = page.getByRole('region', { name: 'First steps' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Answer seven questions' })).toContainText('Done')
  await list.getByRole('button', { name: 'Leave it out: Add prices' }).click()
  await expect(list.getByRole('listitem').filter({ hasText: 'Add prices' })).toContainText('Left out')
  await list.getByRole('button', { name: 'Hide this list' }).click()
  await expect(list).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Your site is nearly there' })).toBeVisible()
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: /Olive Tui/ }).click()
  await page.getByRole('menuitem', { name: 'Show first steps' }).click()
  await expect(list).toBeVisible()
})
