import type { Page } from '@playwright/test'
import { ready } from '../forms/forms'
import { listen } from '../support/ear'
import { expect, walk } from '../support/site'

walk.use({ siteOf: 'whoever listens to forms' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

walk('F02 F09: a form that fails says so once, and leads to the first field, which says what is wrong', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/contact`)
  const form = page.getByRole('form', { name: 'Write to us' })
  const send = form.getByRole('button', { name: 'Send it' })
  await send.focus()
  await ready(page)
  await page.keyboard.press('Enter')
  await ear.expectHeard(['Sending…', 'One or more fields have an error. Please check and try again.'])
  const name = field(page, 'Your name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Please fill out this field\./)
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Your name" [invalid]
    - textbox "Your email" [invalid]
    - textbox "Your telephone"
    - combobox "What is it about?" [invalid]
    - textbox "How can we help?" [invalid]
  `)
  await page.keyboard.type('Mere Tīpene')
  await page.keyboard.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Your email')).toHaveAccessibleDescription(/Please enter an email address\./)
  await ear.expectHeard([], 'what was put right is not said')

  await field(page, 'Your email').fill('mere@example.nz')
  await form.getByRole('combobox', { name: 'What is it about?' }).selectOption('A new job')
  await field(page, 'How can we help?').fill('Heard to the end.')
  await send.focus()
  await page.keyboard.press('Enter')
  await ear.expectHeard(['Sending…', 'Thank you. Hemi or Grace will write back within two working days.'])
})

walk('F06 F07: every step says its number and its name, a file that it is there, and the last look what it is', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/quote`)
  await page.getByRole('radio', { name: 'A kitchen' }).focus()
  await ready(page)
  await expect(page.getByRole('list', { name: 'Progress' })).toMatchAriaSnapshot(`
    - listitem: The job Step 1 of 3
    - listitem: Details Next
    - listitem: About you Next
  `)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await ear.expectHeard(['One moment…', 'Step 2 of 3'])
  await expect(page.locator(':focus')).toHaveText('Details')
  await expect(page.getByRole('list', { name: 'Progress' })).toMatchAriaSnapshot(`
    - listitem: The job Done
    - listitem: Details Step 2 of 3
  `)
  await page.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await ear.expectHeard(['Step 1 of 3'])
  await expect(page.locator(':focus')).toHaveText('The job')
  await expect(page.getByRole('radio', { name: 'A kitchen' })).toBeChecked()
  await page.getByRole('radio', { name: 'A kitchen' }).press('Enter')
  await ear.expectHeard(['One moment…', 'Step 2 of 3'])

  const files = page.getByRole('button', { name: 'Photos and drawings' })
  await files.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n ') })
  await ear.expectHeard(['plan.pdf uploaded.'])
  await page.getByRole('checkbox', { name: /You may keep these files/ }).press('Space')
  await field(page, 'Address of the job').fill('12 Driftwood Lane, Māpua')
  await field(page, 'What would you like to change?').fill('Two metres towards the bay.')
  await field(page, 'Address of the job').press('Enter')
  await ear.expectHeard(['One moment…', 'Step 3 of 3'])
  await field(page, 'Your name').fill('Mere Tīpene')
  await field(page, 'Your telephone').fill('03 555 0142')
  await field(page, 'Your email').fill('mere@example.nz')
  await field(page, 'Your email').press('Enter')
  await ear.expectHeard(['One moment…'])
  await expect(page.locator(':focus')).toHaveText('Check and send')
  await page.getByRole('button', { name: 'Send it' }).press('Enter')
  await ear.expectHeard(['Sending…', 'Thank you. We read every one, and will ring you within two working days.'])
})

walk('R40 R46: a review that lacks its stars says so, and the thanks are said once, where the form was', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/leave-a-review`)
  const form = page.getByRole('form', { name: 'Leave a Review' })
  await form.getByRole('button', { name: 'Submit Review' }).focus()
  await expect(page.locator('[data-island="review-form"][data-awake]')).toBeVisible()
  await page.keyboard.press('Enter')
  await ear.expectHeard(['Please select a rating.'])
  const stars = form.getByRole('radiogroup', { name: 'Your rating' })
  await expect(stars.getByRole('radio', { name: '1 star', exact: true })).toBeFocused()
  await expect(stars).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(field(page, 'Your review')).toHaveAccessibleDescription('Please tell us how it went.')
  await field(page, 'Your review').fill('Solid work, and heard from beginning to end.')
  await field(page, 'Your name').fill('Mere Tīpene')
  await field(page, 'Your email').fill('mere@example.nz')
  await form.getByRole('checkbox').press('Space')
  await form.getByRole('button', { name: 'Submit Review' }).press('Enter')
  await ear.expectHeard([/^Sending/, 'Thank you for your feedback! We read every review before it appears, the stern ones too.'])
  await expect(page.locator(':focus')).toHaveText(
    'Thank you for your feedback! We read every review before it appears, the stern ones too.',
  )
})
