import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'projects of reviews' })

walk(
  'an owner says which project a review is about: the page of the project shows it, and the review leads there',
  async ({ page, site }) => {
    await signIn(page, site)
    const project = `${site.base}/portfolio/garden-steps`
    await page.goto(project)
    await expect(page.locator('.page-review')).toHaveCount(0)
    await page.goto(`${site.base}/admin/reviews?status=published&search=Politest`)
    const row = page.getByRole('article').first()
    await row.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Choose project' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose project' })
    await dialog.getByRole('combobox', { name: 'Project' }).fill('Garden')
    await page.getByRole('option', { name: 'Garden steps' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Project saved.').first()).toBeVisible()
    await page.goto(project)
    await expect(page.locator('.page-review')).toContainText('Politest demolition')
    await page.goto(`${site.base}/reviews?q=Politest`)
    await page.getByRole('link', { name: 'See this project' }).click()
    await expect(page).toHaveURL(project)
  },
)
