import type { CDPSession, Page } from '@playwright/test'
import { findings } from '../support/findings'
import { signInByHand } from '../support/site'
import { ageProof, codeOf, expect, namedWalk } from './security'

namedWalk.use({ siteOf: 'the owner with passkeys' })

/** A finger that is always there, as Chromium pretends one. */
async function withFinger(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

namedWalk(
  'an owner adds a passkey, signs in with nothing else, and proves with it who they are',
  async ({ page, browser, site, faults }) => {
    await withFinger(page)
    await signInByHand(page, site)
    await page.goto(`${site.base}/admin/account`)
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop')
    expect(await findings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(passkeys.getByText('Work laptop')).toBeVisible()
    await passkeys.getByRole('button', { name: 'Rename: Work laptop' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Desk')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByText('Desk')).toBeVisible()
    expect(await findings(page)).toEqual([])

    await page.context().clearCookies()
    await page.goto(`${site.base}/admin/account`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(passkeys.getByText('Last used')).toBeVisible()

    // Owners have to have one: it cannot be removed, and the password alone signs in no more.
    await page.goto(`${site.base}/admin/people`)
    const rule = page.getByRole('switch', { name: 'Owners must use a second step' })
    await expect(rule).toBeEnabled()
    await rule.click({ force: true })
    await expect(page.getByText('Owners now need a second step.')).toBeVisible()
    await page.goto(`${site.base}/admin/account`)
    ageProof(site)
    await passkeys.getByRole('button', { name: 'Remove: Desk' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Desk?' })
    await expect(question.getByText('You have no other one')).toBeVisible()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Owners of this site need a second step.')).toBeVisible()
    await page.context().clearCookies()
    await page.goto(`${site.base}/admin`)
    const { email, password } = site.login()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Now confirm it’s you with your passkey.')).toBeVisible()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    // Another owner is led to one before anything else.
    const mere = { email: 'mere@example.test', password: 'rimu dust in the lunch box' }
    const added = await page.request.post(`${site.base}/api/accounts`, {
      headers: { origin: site.base },
      data: { name: 'Mere', role: 'owner', ...mere },
    })
    expect(added.status(), await added.text()).toBe(200)
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${site.base}/admin/people`)
    await other.getByLabel('E-mail').fill(mere.email)
    await other.getByLabel('Password', { exact: true }).fill(mere.password)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Protect your account' })).toBeVisible()
    expect(await findings(other)).toEqual([])
    await other.getByRole('button', { name: 'Set up one-time codes' }).click()
    const secret = await other.getByRole('dialog').locator('code').innerText()
    await other.getByLabel('2. Enter the code').fill(codeOf(secret))
    await other.getByRole('button', { name: 'Turn on' }).click()
    // They are shown once: nothing takes them away before they are saved.
    await expect(other.getByText('10 recovery codes left')).toBeAttached()
    await expect(other.getByRole('dialog', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await other.getByRole('button', { name: 'I have saved them' }).click()
    await other.getByRole('main').getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await other.context().close()
    // The refusal to go on without a proof, and the one to remove the last passkey.
    expect(faults.filter((fault) => !/status of (403|409)/.test(fault))).toEqual([])
    faults.length = 0
  },
)
