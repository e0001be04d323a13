import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'corrections of reviews' })

walk(
  'an owner corrects the name of a review as its writer asks; the earlier one can be opened (bar J06)',
  async ({ page, site, faults }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/reviews`)
    const row = page.getByRole('article').first()
    const before = (await row.getByRole('heading').textContent())?.trim() ?? ''
    const correct = async (): Promise<void> => {
      await row.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Correct name or e-mail' }).click()
    }
    await correct()
    const dialog = page.getByRole('dialog', { name: 'Correct name or e-mail' })
    await dialog.getByLabel('Name').fill('Ana of Wakefield')
    await dialog.getByLabel('E-mail address').fill('ana@')
    await dialog.getByLabel('Reason').fill('She asked for it')
    await dialog.getByRole('button', { name: 'Save correction' }).click()
    await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription(/complete e-mail address/)
    await dialog.getByLabel('E-mail address').fill('ana@example.nz')
    await dialog.getByRole('button', { name: 'Save correction' }).click()
    await expect(row.getByRole('heading', { name: 'Ana of Wakefield' })).toBeVisible()
    await expect(row.getByText(/^Corrected by .+ on .+: She asked for it$/)).toBeVisible()
    await row.getByRole('button', { name: 'Earlier name and e-mail' }).click()
    await expect(row.getByText(`${before}, `)).toBeVisible()

    await correct()
    await dialog.getByLabel('Reason or statement').fill('She says that it was in May')
    await dialog.getByRole('button', { name: 'Add statement' }).click()
    await expect(row.getByText(/^Statement added by .+: She says that it was in May$/)).toBeVisible()
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([])
    faults.length = 0
  },
)
