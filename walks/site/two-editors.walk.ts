import type { Locator, Page } from '@playwright/test'
import { expect, type RunningSite, signIn, walk } from '../support/site'

walk.use({ siteOf: 'two owners at one editor' })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })

type Editor = {
  readonly at: string
  readonly tab?: string
  readonly field: (page: Page) => Locator
  readonly save: string
  readonly saved: string | RegExp
}

const editors: Record<string, Editor> = {
  'the header': {
    at: '/admin/pages/header',
    tab: 'Name & logo',
    field: (page) => page.getByLabel('Business name', { exact: true }),
    save: 'Publish',
    saved: 'Header published.',
  },
  'the footer': {
    at: '/admin/pages/footer',
    tab: 'Name & small print',
    field: (page) => page.getByLabel('Business name', { exact: true }),
    save: 'Publish',
    saved: 'Footer published.',
  },
  'a form': {
    at: '/admin/forms?form=1',
    tab: 'Fields',
    field: (page) => page.getByLabel('Text of the send button', { exact: true }),
    save: 'Save',
    saved: /saved/i,
  },
}

async function open(page: Page, site: RunningSite, { at, tab, field }: Editor): Promise<void> {
  await page.goto(`${site.base}${at}`)
  if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await expect(field(page)).toBeVisible()
}

for (const [what, editor] of Object.entries(editors))
  walk(`of two owners who edit ${what} the second sees both versions, and says which one stands`, async ({ browser, site }) => {
    const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
    const { field } = editor
    const save = (page: Page) => page.getByRole('button', { name: editor.save, exact: true }).click()
    for (const page of [one, two]) {
      await signIn(page, site)
      await open(page, site, editor)
    }
    await field(one).fill('Harbour One')
    await save(one)
    await expect(one.getByText(editor.saved).first()).toBeVisible()
    await field(two).fill('Harbour Two')
    await save(two)
    await expect(dialogOf(two)).toContainText('Harbour One')
    await expect(dialogOf(two)).toContainText('Harbour Two')
    await two.keyboard.press('Escape')
    await expect(dialogOf(two)).toBeHidden()
    await expect(field(two)).toHaveValue('Harbour Two')
    await save(two)
    const keep = dialogOf(two).getByRole('button', { name: 'Keep my version' })
    await expect(keep).toBeEnabled()
    await keep.focus()
    await two.keyboard.press('Enter')
    await expect(dialogOf(two)).toBeHidden()
    await open(two, site, editor)
    await expect(field(two)).toHaveValue('Harbour Two')

    await field(one).fill('Harbour Three')
    await save(one)
    await dialogOf(one).getByRole('button', { name: 'Use their version' }).click()
    await expect(field(one)).toHaveValue('Harbour Two')
  })
