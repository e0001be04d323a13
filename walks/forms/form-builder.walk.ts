import type { Locator, Page } from '@playwright/test'
import { expect, signIn, walk } from '../support/site'
import { sendMessage } from './messages'

const FARTHEST = 150

/** Goes there with the Tab key and nothing else. */
async function reach(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible()
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${there}`)
}

async function press(page: Page, there: Locator): Promise<void> {
  await reach(page, there)
  await page.keyboard.press('Enter')
}

walk('a form with two steps is built by keyboard alone, looked at, kept, and takes a message in', async ({ page, site, request }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await signIn(page, site)
  await page.goto(`${site.base}/admin/forms`)
  await press(page, button('New form'))
  await reach(page, page.getByLabel('Form name'))
  await page.keyboard.type('Ask us')
  await press(page, button('Create'))
  await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible()

  await press(page, button('Add a step'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Phone/ }))
  const label = page.getByLabel('Label', { exact: true })
  await expect(label).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mobile')
  await expect(page.getByLabel('Field name')).toHaveValue('mobile')

  const second = page.getByRole('region', { name: 'Step 2' })
  const names = second.getByRole('listitem').locator('strong')
  await press(page, button('Move Subject down'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Subject', 'Mobile'])
  await expect(button('Move Subject down')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(names).toHaveText(['Mobile'])
  await page.keyboard.press('Control+Shift+z')
  await expect(names).toHaveText(['Subject', 'Mobile'])

  const preview = page.frameLocator('iframe[title="Preview of the form"]')
  await expect(preview.getByText('Your name')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  const id = Number(new URL(page.url()).searchParams.get('form'))
  const schema = await (await request.get(`${site.base}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback/schema`)).json()
  expect(schema.rules).toContainEqual(expect.objectContaining({ rule: 'tel', field: 'mobile' }))
  const said = { 'your-name': 'Hemi', 'your-email': 'hemi@example.nz', 'your-message': 'Kia ora', mobile: '021 555 0142', consent: '1' }
  expect(await sendMessage(request, site.base, id, said)).toBe('mail_sent')
  await page.goto(`${site.base}/admin/messages?form=${id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Hemi' })).toHaveCount(1)
})

walk('fields are dragged by keyboard, an older version comes back as a new one, and nobody leaves by mistake', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/forms`)
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByRole('dialog').getByText('Call me back').click()
  await page.getByRole('button', { name: 'Create' }).click()
  const names = page.getByRole('region', { name: 'Fields' }).getByRole('listitem').locator('strong')
  await expect(names.first()).toHaveText('Your name')
  await page.getByRole('button', { name: 'Drag Your phone' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dragging]')).toContainText('Your phone')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Your phone is over Your name.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(names.first()).toHaveText('Your phone')

  await page.getByRole('link', { name: 'All forms' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(names.first()).toHaveText('Your phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 3')).toBeVisible()
  await page.getByRole('tab', { name: 'Fields' }).click()
  await expect(names.first()).toHaveText('Your name')
})
