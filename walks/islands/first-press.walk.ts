import type { Page } from '@playwright/test'
import { importForm, originalForm } from '../embed/original-form'
import { beginForm, button, keepForm, placeForm } from '../forms/form-making'
import { form as formOf, keptMessages } from '../forms/forms'
import { emptyWalk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { expect, type RunningSite, signIn } from '../support/site'
import { wake } from '../support/waking'

emptyWalk.use({ siteOf: 'people who are quick' })

const THANKS = 'Thank you for your message. It has been sent.'
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const said = (page: Page) => page.locator('.wpcf7-response-output')

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('Your message').fill(message)
}

/** Visits the page where it stands: beside ours, or with somebody else. */
const places: Readonly<
  Record<string, (page: Page, site: RunningSite, form: number, visit: (address: string) => Promise<void>) => Promise<void>>
> = {
  'on our own origin': async (page, site, form, visit) => {
    const address = `${site.base}/a-page-of-before`
    const body = `<!doctype html><html lang="en"><title>Before</title><body>${originalForm('', form)}</body></html>`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
    await visit(address)
  },
  'on another origin': (_, site, form, visit) => withForeignPage(originalForm(site.base, form), visit, { style: '' }),
}

for (const [where, at] of Object.entries(places))
  emptyWalk(
    `F01 bar F02: a contact form of the original ${where}: each message arrives once, and is thanked for`,
    async ({ page, site }) => {
      const form = await importForm(page, site, `Old form ${where}`)
      const kept = (words: string) => keptMessages(site, `${words}, ${where}`)
      await at(page, site, form, async (address) => {
        await page.goto(address)
        // At once: nobody has asked for anything yet, and nothing was restored but the words.
        await page.evaluate((message) => {
          const values = { 'your-name': 'Mere Tīpene', 'your-email': 'mere@example.nz', 'your-message': message }
          const form = document.querySelector<HTMLFormElement>('form.wpcf7-form')!
          for (const [name, value] of Object.entries(values)) (form.elements.namedItem(name) as HTMLInputElement).value = value
          form.requestSubmit()
        }, `Sent right away, ${where}`)
        await expect(said(page)).toHaveText(THANKS)
        expect(await kept('Sent right away')).toEqual(['new'])

        // Two presses of one message, each a post of its own.
        const posts: string[] = []
        page.on('request', (request) => void (request.url().endsWith('/feedback') && posts.push(request.method())))
        await fill(page, `Pressed twice, ${where}`)
        await send(page).dblclick()
        await expect(said(page)).toHaveText(THANKS)
        await expect.poll(() => posts.filter((method) => method === 'POST').length).toBe(2)
        expect(await kept('Pressed twice')).toEqual(['new'])

        // An error, and what is put right after it.
        await page.reload()
        await fill(page, `Put right, ${where}`)
        await page.getByLabel('Your email').fill('nobody')
        await send(page).click()
        await expect(said(page)).toHaveText('One or more fields have an error. Please check and try again.')
        await expect(page.locator('.wpcf7-not-valid-tip')).toHaveText(['Please enter an email address.'])
        await page.getByLabel('Your email').fill('mere@example.nz')
        await send(page).click()
        await expect(said(page)).toHaveText(THANKS)
        expect(await kept('Put right')).toEqual(['new'])

        // A second message of the same page, with a file.
        await fill(page, `Another one, ${where}`)
        await page
          .getByLabel('Photos')
          .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n plan') })
        await expect(page.getByText('plan.pdf')).toBeVisible()
        await send(page).click()
        await expect(said(page)).toHaveText(THANKS)
        expect(await kept('Another one')).toEqual(['new'])
      })
      await page.goto(`${site.base}/admin/messages?form=${form}`)
      await expect(page.getByRole('listitem').filter({ hasText: 'Mere Tīpene' })).toHaveCount(4)
    },
  )

emptyWalk(
  'F01 bar F02: whoever presses before a person could is asked to try again, and does; another message is another one',
  async ({ page, site }) => {
    await signIn(page, site)
    await beginForm(page, site, 'Unguarded')
    await page.getByRole('tab', { name: 'Spam and privacy' }).click()
    await page.getByRole('combobox', { name: 'Spam check' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await keepForm(page)
    await placeForm(page, site, 'Unguarded', '/unguarded')

    await page.goto(`${site.base}/unguarded`)
    await wake(page.locator('[data-island="contact-form"]'))
    /** As a browser restores what stood there before it was left. */
    const restore = (message: string) =>
      formOf(page).evaluate((form: HTMLFormElement, text) => {
        const values = { 'your-name': 'Mere Tīpene', 'your-email': 'mere@example.nz', 'your-message': text }
        for (const [name, value] of Object.entries(values)) (form.elements.namedItem(name) as HTMLInputElement).value = value
        ;(form.elements.namedItem('consent') as HTMLInputElement).click()
      }, message)
    await restore('Restored and sent.')
    const answered = page.waitForResponse('**/feedback')
    await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    const { status } = (await (await answered).json()) as { status: string }
    // Only a machine that is very slow is no quicker than a person.
    if (status === 'spam') {
      await expect(said(page)).toHaveText('There was an error trying to send your message. Please try again later.')
      expect(await keptMessages(site, 'Restored and sent')).toEqual(['spam'])
    }
    await expect(async () => {
      if (!(await formOf(page).getAttribute('class'))?.includes('sent')) await button(page, 'Send').click()
      await expect(said(page)).toHaveText(THANKS, { timeout: 3_000 })
    }).toPass()
    expect(await keptMessages(site, 'Restored and sent')).toEqual(['new'])

    await restore('And one more thing.')
    await expect(async () => {
      if (await page.getByLabel('Your message').inputValue()) await button(page, 'Send').click()
      await expect(page.getByLabel('Your message')).toHaveValue('', { timeout: 3_000 })
    }).toPass()
    await expect(said(page)).toHaveText(THANKS)
    expect(await keptMessages(site, 'one more thing')).toEqual(['new'])
    expect(await keptMessages(site, 'Restored and sent')).toEqual(['new'])
  },
)
