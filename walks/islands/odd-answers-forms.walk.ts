import { ajax, answerOddly, failed, island, openPage, path } from '../support/odd-answers'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'

walk.use({ siteOf: 'whoever answers oddly' })

walk(
  'F01 F09 F10: whatever a form is answered, its words are said, its button comes back and what was typed stays',
  async ({ page, site, faults }) => {
    // After a message the page scrolls to the form: at once, so that no press begins at one place and ends at another.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A ticket is asked for as soon as the form wakes.
    await page.route('**/api/forms/ticket?*', (route) => route.fulfill({ json: {} }))
    await openPage(page, site)
    const contact = island(page, 'contact-form')
    await contact.scrollIntoViewIfNeeded()
    await wake(contact)
    const button = contact.getByRole('button', { name: 'Send it' })
    const output = contact.locator('.wpcf7-response-output')
    const typed = contact.getByLabel('How can we help?')
    await contact.getByLabel('Your name').fill('Mere Tīpene')
    await contact.getByLabel('Your email').fill('mere@example.nz')
    await contact.getByLabel('What is it about?').selectOption('A new job')
    await typed.fill('Typed by hand.')
    const says = async (words: string): Promise<void> => {
      await expect(output).toHaveText(words)
      await expect(button).toBeEnabled()
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
      await expect(contact.locator('form')).not.toHaveClass(/\bsubmitting\b/)
      await expect(typed).toHaveValue('Typed by hand.')
    }
    const press = () => button.click()
    await answerOddly({ page, call: '**/api/forms/ticket?*', press, holds: () => says(failed) })
    await page.unrouteAll()
    await answerOddly({ page, call: '**/feedback', press, holds: () => says(failed) })

    const spoken = {
      '{"status":"spam","message":"Words of the server."}': 'Words of the server.',
      '{"status":"spam"}': failed,
      '{"status":"validation_failed","message":3,"invalid_fields":[7,null,{"field":"nobody","message":"x"}]}':
        'One or more fields have an error. Please check and try again.',
      '{"status":"sent","message":"A word that is known."}': 'A word that is known.',
    }
    await answerOddly(
      { page, call: '**/feedback', press, holds: (answer) => says(spoken[answer as keyof typeof spoken]) },
      Object.keys(spoken),
    )
    await expect(contact.locator('form')).toHaveClass(/\bsent\b/)

    // What a message that was taken leads to, in shapes that lead nowhere.
    const sent = ['"/about"', '[{}]', '"x"', '[null,3]', '{"redirect_url":7}'].map(
      (strange) => `{"status":"mail_sent","message":"Taken.","redirect":${strange},"popup":${strange},"FireScript":${strange}}`,
    )
    const clear = () => contact.locator('form').evaluate((element: HTMLFormElement) => element.reset())
    await answerOddly(
      {
        page,
        call: '**/feedback',
        press: async () => {
          await contact.getByLabel('Your name').fill('Mere Tīpene')
          await contact.getByLabel('Your email').fill('mere@example.nz')
          await contact.getByLabel('What is it about?').selectOption('A new job')
          await typed.fill('Typed by hand.')
          await press()
        },
        holds: async () => {
          await expect(output).toHaveText('Taken.')
          await expect.poll(() => faults.some((fault) => fault.includes('An address in an answer was left alone.'))).toBe(true)
          expect(new URL(page.url()).pathname).toBe(path)
          faults.length = 0
        },
      },
      sent,
    )
    const isBack = () => expect(contact.locator('form')).toHaveAttribute('data-status', 'init')
    await answerOddly({ page, call: /\/refill\b/, press: clear, holds: isBack })
    faults.length = 0
  },
)

walk(
  'F06 U01 U03: whatever Next, an upload and a deletion are answered, that is said, and nobody is led on',
  async ({ page, site, faults }) => {
    await openPage(page, site)
    const quote = island(page, 'contact-form', 1)
    await quote.scrollIntoViewIfNeeded()
    await wake(quote)
    await quote.getByLabel('A kitchen').check()
    await quote.getByLabel('Just an idea').check()
    const next = quote.locator('button.cf7mls_next')
    const output = quote.locator('.wpcf7-response-output')
    const stays = async (words: string): Promise<void> => {
      await expect(output).toHaveText(words)
      await expect(next).not.toHaveAttribute('aria-disabled', 'true')
      await expect(quote.getByLabel('A kitchen')).toBeChecked()
      await expect(quote.getByLabel('A kitchen')).toBeVisible()
    }
    const press = () => next.click()
    await answerOddly({ page, call: ajax, action: 'cf7mls_validation', press, holds: () => stays(failed) })
    const closed = '{"success":false,"invalid_fields":[],"message":"We are closed today."}'
    await answerOddly({ page, call: ajax, action: 'cf7mls_validation', press, holds: () => stays('We are closed today.') }, [closed])
    await press()
    await expect(quote.getByLabel('Address of the job')).toBeVisible()

    const items = quote.locator('.dnd-upload-status')
    let count = 0
    const choose = () => quote.getByLabel('Photos and drawings').setInputFiles(plan(`${++count}.pdf`))
    const isRefused = async (): Promise<void> => {
      await expect(items.first()).toContainText('This file could not be uploaded. Please try again.')
      await items
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(items).toHaveCount(0)
    }
    await answerOddly({ page, call: ajax, action: 'dnd_codedropz_upload', press: choose, holds: isRefused })
    await choose()
    await expect(items.first()).toHaveClass(/\bcomplete\b/)
    const remove = () =>
      items
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click()
    const isThere = () => expect(items.first()).toContainText('This file could not be removed. Please try again.')
    await answerOddly({ page, call: ajax, action: 'dnd_codedropz_upload_delete', press: remove, holds: isThere })
    await remove()
    await expect(items).toHaveCount(0)
    faults.length = 0
  },
)

const plan = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${' '.repeat(500)}`) })
