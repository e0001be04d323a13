import { expect, walk } from '../support/site'
import { fillContact, form, messagesWith, ready } from './forms'

walk(
  'T21: our own bot check works unseen: a proof as the page comes, another at every change, another before it goes',
  async ({ page, site }) => {
    const proof = page.locator('input[name="_frontage_proof"]')
    const isNewerThan = async (before: string): Promise<string> => {
      await expect.poll(() => proof.inputValue()).not.toBe(before)
      await expect(proof).toHaveValue(/^[\w+/]{40,}=*$/)
      return proof.inputValue()
    }
    await page.goto(`${site.base}/contact`)
    await ready(page)
    const first = await isNewerThan('')
    await page.getByLabel('Your name').fill('Mere')
    await page.getByLabel('Your name').blur()
    const second = await isNewerThan(first)
    const written = page.waitForResponse('**/api/forms/ticket?*')
    await fillContact(page, 'Proved three times.')
    await written
    const before = await isNewerThan(second)
    const sent = page.waitForRequest('**/feedback')
    await page.getByRole('button', { name: 'Send it' }).click()
    const posted = (await sent).postData() ?? ''
    expect([first, second, before].filter((one) => posted.includes(one))).toEqual([])
    await expect(form(page)).toHaveClass(/\bsent\b/)
    await expect(proof).toHaveValue('')
    await expect.poll(() => messagesWith(site, 'Proved three times')).toBe(1)
  },
)
