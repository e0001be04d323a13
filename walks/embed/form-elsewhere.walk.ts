import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { addField, beginForm, button, keepForm } from '../forms/form-making'
import { form, keptMessages, ready, said } from '../forms/forms'
import { lettersIn } from '../forms/questions'
import { emptyWalk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { expect, type RunningSite, signIn } from '../support/site'

emptyWalk.use({ siteOf: 'a form on other pages' })

const THANKS = 'Thank you for your message. It has been sent.'
const PROOF = /_frontage_proof"\s+[\w+/=]{40}/
const tips = (page: Page) => page.locator('.wpcf7-not-valid-tip')

/** What the owner copies for other pages. */
async function copied(page: Page): Promise<string> {
  const lines = page.getByRole('region', { name: 'On another website' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await lines.getByRole('button', { name: 'Copy' }).click()
  await expect(lines.getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function makeForm(page: Page, site: RunningSite, title: string, more: () => Promise<void> = async () => {}): Promise<string> {
  await signIn(page, site)
  await beginForm(page, site, title)
  await more()
  await keepForm(page)
  return copied(page)
}

async function fill(page: Page, message: string, email = 'mere@example.nz'): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('I agree that my details').check()
}

/** The field is left and found to be right while the button is held down: it stays where it is, also at the end of the page. */
async function pressSlowly(page: Page, next: Locator): Promise<void> {
  await next.hover()
  await page.mouse.down()
  await expect(tips(page)).toHaveCount(0)
  await page.mouse.up()
}

emptyWalk(
  'F01 F07 U01 F10: a form that an owner copies to a page of somebody else: a refusal at its field, steps, files, questions, thanks',
  async ({ page, site }) => {
    const lines = await makeForm(page, site, 'Ask <us> here', async () => {
      await addField(page, 'Add a field', 'File drop area')
      await addField(page, 'Add a step', 'Quiz')
      await addField(page, 'Add a field to step 2', 'Captcha')
    })
    expect(lines).toContain('Ask &lt;us&gt; here</a></div>')
    await withForeignPage(`<h1>Elsewhere</h1>${lines}`, async (address) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`${address}decks`)
      await ready(page)
      await page.evaluate(() => {
        document.addEventListener('wpcf7mailsent', (event) => document.body.setAttribute('data-heard', event.type))
      })
      await fill(page, 'From another page.', 'nobody')
      await page
        .getByLabel('Files')
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n plan') })
      await expect(page.locator('.dnd-upload-status.complete')).toContainText('plan.pdf')
      await button(page, 'Next').click()
      await expect(tips(page)).toHaveText(['Please enter an email address.'])
      await expect(page.getByLabel('Your email')).toBeFocused()
      await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Please enter an email address.')
      const { violations } = await new AxeBuilder({ page }).include('[data-frontage]').withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await page.getByLabel('Your email').fill('mere@example.nz')
      await pressSlowly(page, button(page, 'Next'))

      await page.getByLabel('Which colour do blue and yellow make?').fill('purple')
      await page.getByLabel('Type the characters you see').fill(await lettersIn(page))
      await button(page, 'Send').click()
      await expect(tips(page)).toHaveText(['The answer to the quiz is incorrect.'])
      await page.getByLabel('Which colour do blue and yellow make?').fill('green')
      const sent = page.waitForRequest('**/feedback')
      await button(page, 'Send').click()
      expect((await sent).postData(), 'the work against programs was done').toMatch(PROOF)
      await expect(said(page)).toHaveText(THANKS)
      await expect(page.locator('.contact-form__summary li'), 'nothing is left of what was refused').toHaveCount(0)
      await expect(page.locator('body')).toHaveAttribute('data-heard', 'wpcf7mailsent')
      await expect(page.getByLabel('Your message')).toHaveValue('')
      expect(asked.filter((url) => url.startsWith(address) && !url.endsWith('/favicon.ico'))).toEqual([`${address}decks`])

      expect(await keptMessages(site, 'From another page')).toEqual(['new'])
      await page.goto(`${site.base}/admin/messages`)
      await page.getByRole('listitem').filter({ hasText: 'Mere Tīpene' }).getByRole('link').click()
      const open = page.getByRole('region', { name: 'The open message' })
      await expect(open.getByText('plan.pdf')).toBeVisible()
      await expect(open.getByRole('link', { name: address.replace(/^http:|\/$/g, '') })).toHaveAttribute('href', /\/decks$/)
    })
  },
)

emptyWalk(
  'F01 T21: a page of somebody else that lets no worker be, a press before the form works, and no script at all: it arrives',
  async ({ page, site, browser, faults }) => {
    const lines = await makeForm(page, site, 'Strict')
    const ours = site.base
    const policy = `script-src ${ours}; connect-src ${ours}; img-src ${ours} data:; font-src ${ours}; worker-src 'none'; style-src 'unsafe-inline'`
    const visit = async (address: string): Promise<void> => {
      const posts: string[] = []
      page.on('request', (request) => void (request.url().endsWith('/feedback') && posts.push(request.postData() ?? '')))
      const release = await holdBack(page, '**/assets/contact-form.view*')
      await page.goto(address)
      await expect(form(page)).toBeVisible()
      await fill(page, 'Pressed before it worked.')
      await button(page, 'Send').click()
      await expect(page.getByLabel('Your message')).toHaveValue('Pressed before it worked.')
      release()
      await expect(async () => {
        if (/spam/.test((await form(page).getAttribute('class')) ?? '')) await button(page, 'Send').click()
        await expect(said(page)).toHaveText(THANKS, { timeout: 3_000 })
      }).toPass()
      await expect(page).toHaveURL(address)
      expect(await keptMessages(site, 'Pressed before it worked')).toEqual(['new'])

      expect(posts.at(-1), 'the work against programs was done').toMatch(PROOF)
      expect(faults.splice(0).filter((fault) => !/worker/i.test(fault))).toEqual([])

      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(address)
      await plain.getByRole('link', { name: 'Strict' }).click()
      await expect(plain.getByRole('heading', { level: 1, name: 'Strict' })).toBeVisible()
      await fill(plain, 'Without a script.')
      await button(plain, 'Send').click()
      await expect(plain.getByText(THANKS).first()).toBeVisible()
      await context.close()
      expect(await keptMessages(site, 'Without a script')).toEqual(['new'])
    }
    await withForeignPage(lines, visit, { style: '', policy })
  },
)
