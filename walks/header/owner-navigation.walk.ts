import { expect, signInByHand, walk } from '../support/site'

walk('an owner finds redirects below the business, and the menu below the pages', async ({ page, site }) => {
  await signInByHand(page, site)
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect(screens.getByRole('link', { name: 'Redirects' })).toHaveCount(0)
  await screens.getByRole('link', { name: 'Business & site' }).click()
  await screens.getByRole('link', { name: 'Redirects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()
  await expect(screens.getByRole('link', { name: 'Redirects' })).toHaveAttribute('aria-current', 'page')
  await screens.getByRole('link', { name: 'Pages', exact: true }).click()
  await screens.getByRole('link', { name: 'Header & menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Header & menu' })).toBeVisible()
})

walk.describe('in a low window', () => {
  walk.use({ viewport: { width: 1280, height: 620 } })

  walk('the screen that is open and the account stay in sight beside a long list of screens', async ({ page, site }) => {
    await signInByHand(page, site)
    await page.goto(`${site.base}/admin/site/cookies`)
    const screens = page.getByRole('navigation', { name: 'Screens' })
    await expect(screens.getByRole('link', { name: 'Cookies' })).toBeInViewport({ ratio: 1 })
    await expect(screens.getByRole('link', { name: 'View site' })).toBeInViewport({ ratio: 1 })
    await expect(screens.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  })
})

walk.describe('on a phone', () => {
  walk.use({ viewport: { width: 390, height: 844 } })

  walk('the menu opens a group where its screen is open', async ({ page, site }) => {
    await signInByHand(page, site)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
    await menu.click()
    await page.getByRole('link', { name: 'Footer', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Footer' })).toBeVisible()
  })
})
