import type { Page } from '@playwright/test'
import { findings } from '../support/findings'
import { signInByHand } from '../support/site'
import { ageProof, codeOf, expect, linkIn, namedWalk } from './security'

namedWalk.use({ siteOf: 'the owner with one-time codes' })

const toSecurity = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Olive Tui/ }).click()
  await page.getByRole('menuitem', { name: 'Sign-in & security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in & security' })).toBeVisible()
}
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Olive Tui/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

namedWalk(
  'an owner turns on one-time codes, signs in with one, then with a recovery code, and turns them off (bar A15)',
  async ({ page, site, faults }) => {
    const { email, password } = site.login()
    await signInByHand(page, site)
    await toSecurity(page)
    const codes = page.getByRole('region', { name: 'One-time codes' })
    await codes.getByRole('button', { name: 'Set up one-time codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up one-time codes' })
    await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    const secret = await dialog.locator('code').innerText()
    await dialog.getByLabel('2. Enter the code').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('This code is wrong or was already used.')).toBeVisible()
    await dialog.getByLabel('2. Enter the code').fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const shown = page.getByRole('dialog', { name: 'Recovery codes' })
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    const [recovery = ''] = await shown.getByRole('listitem').allInnerTexts()
    const download = page.waitForEvent('download')
    await shown.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await shown.getByRole('button', { name: 'I have saved them' }).click()
    await expect(codes.getByText('10 recovery codes left')).toBeVisible()
    await signOut(page)

    const enterPassword = async (): Promise<void> => {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    }
    await enterPassword()
    expect(await findings(page)).toEqual([])
    await page.reload()
    // Each code counts once: the next one, which a server takes a step early, so that neither is old before it arrives.
    await page.getByLabel('Code from your app').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await signOut(page)

    await enterPassword()
    await page.getByText('Use a recovery code').click()
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery)
    await page.getByRole('button', { name: 'Sign in with this code' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await toSecurity(page)
    await expect(codes.getByText('9 recovery codes left')).toBeVisible()
    await codes.getByRole('button', { name: 'Turn off one-time codes' }).click()
    await expect(codes.getByRole('button', { name: 'Set up one-time codes' })).toBeVisible()
    // The wrong code that was asked for.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([])
    faults.length = 0
  },
)

namedWalk(
  'a site is exported only by whoever gives the password again; who does not keeps everything as it was',
  async ({ page, site, faults }) => {
    await signInByHand(page, site)
    await page.goto(`${site.base}/admin/site/move`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    ageProof(site)
    await page.getByRole('button', { name: 'Export site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Please confirm that it’s you, then try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Export site' }).click()
    await dialog.getByLabel('Your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    const download = page.waitForEvent('download')
    await dialog.getByLabel('Your password').fill(site.login().password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    expect((await download).suggestedFilename()).toMatch(/^site-.*\.tar\.gz$/)
    expect(faults.filter((fault) => !/status of (400|403)/.test(fault))).toEqual([])
    faults.length = 0
  },
)

namedWalk(
  'whoever is signed in elsewhere is seen, and signed out from here; a new address counts once its link was opened',
  async ({ page, browser, site, faults }) => {
    await signInByHand(page, site)
    const elsewhere = await (await browser.newContext()).newPage()
    await signInByHand(elsewhere, site)
    await toSecurity(page)
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByText('This device')).toHaveCount(1)
    await expect(devices.getByRole('listitem').first()).toContainText('Network 127.0.0.x')
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await elsewhere.goto(`${site.base}/admin/pages`)
    await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await elsewhere.context().close()

    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await page.getByLabel('New e-mail').fill('tui@example.test')
    await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('To change it to tui@example.test, open the link that we sent there.')).toBeVisible()
    await expect(page.getByText(`You sign in with ${site.login().email}.`, { exact: true })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await expect.poll(() => linkIn(site, 'confirm-email')).not.toBe('')
    const link = new URL(linkIn(site, 'confirm-email'))
    await page.goto(site.base + link.pathname + link.hash)
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm e-mail' }).click()
    await expect(page.getByText('You now sign in with tui@example.test.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByText('You sign in with tui@example.test.', { exact: true })).toBeVisible()
    await page.goto(`${site.base}/admin/mails`)
    await expect(page.getByText('your e-mail address is about to change')).toHaveCount(1)
    await expect(page.getByText('your e-mail address was changed')).toHaveCount(2)
    expect(faults).toEqual([])
  },
)
