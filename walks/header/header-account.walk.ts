import { expect, signIn, walk } from '../support/site'

walk(
  'H01, H02: the popup signs in, a wrong password is told in one text, and the menu leads to the admin and out again',
  async ({ page, site, faults }) => {
    await page.goto(`${site.base}/sandbox/site-header/an-account`)
    const button = page.getByRole('button', { name: 'Log in', exact: true }).first()
    await button.click()
    const popup = page.getByRole('dialog', { name: 'Log in' })
    await expect(popup).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Space')
    await page.getByRole('button', { name: 'Close popup' }).click()
    await expect(popup).toBeHidden()
    await button.click()
    const { email, password } = site.login()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill('not the password')
    await popup.getByRole('button', { name: 'Log in' }).click()
    await expect(popup.getByRole('alert')).toHaveText('That did not work. Check your e-mail and password, and try again.')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    faults.splice(0)
    await page.getByLabel('Password').fill(password)
    await popup.getByRole('button', { name: 'Log in' }).click()
    await expect(popup).toBeHidden()
    await expect(page.getByRole('link', { name: 'Go to the admin' })).toBeVisible()
    await page.reload()
    const account = page.getByRole('button', { name: 'My account' })
    await account.click()
    await expect(page.getByRole('link', { name: 'Go to the admin' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Go to the admin' })).toBeHidden()
    await account.click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible()
  },
)

walk('H01: whoever forgot the password is led from the popup to a new one', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/site-header/an-account`)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/admin\/forgotten$/)
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

walk('H01: two presses on a slow line ask once, and open what they open', async ({ page, site }) => {
  await signIn(page, site)
  const asked: string[] = []
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/session\b/, async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  await page.goto(`${site.base}/sandbox/site-header/an-account`)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().dblclick()
  answer()
  await expect(page.getByRole('link', { name: 'Go to the admin' })).toBeFocused()
  expect(asked).toHaveLength(1)
})

walk('H01: nothing is asked before somebody presses, and without a script the link leads to the admin', async ({ page, browser, site }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
  await page.goto(`${site.base}/sandbox/site-header/an-account`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.base}/sandbox/site-header/an-account`)
  await plain.getByRole('link', { name: 'Log in' }).click()
  await expect(plain).toHaveURL(/\/admin/)
  await context.close()
})
