import type { Page } from '@playwright/test'
import { emptyWalk as walk } from '../support/empty-site'
import { expect, signIn } from '../support/site'

const town = (page: Page) => page.getByLabel('Town or city')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible()

walk('what one owner saves is not lost behind the back of the other: both versions are shown', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/site`)
    await expect(town(page)).toHaveValue('')
  }
  await one.getByLabel('Name', { exact: true }).fill('Harbour Cycles')
  await town(one).fill('Picton')
  await save(one)
  await isSaved(one)
  await two.getByLabel('Name', { exact: true }).fill('Harbour Cycles')
  await town(two).fill('Nelson')
  await save(two)
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog).toContainText('Picton')
  await expect(dialog).toContainText('Nelson')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await isSaved(two)
  await one.reload()
  await expect(town(one)).toHaveValue('Nelson')

  await town(one).fill('Blenheim')
  await save(one)
  await isSaved(one)
  await town(two).fill('Motueka')
  await save(two)
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect(town(two)).toHaveValue('Blenheim')
})
