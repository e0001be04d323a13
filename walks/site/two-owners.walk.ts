import type { Page } from '@playwright/test'
import { emptyWalk as walk } from '../support/empty-site'
import { holdBack } from '../support/hold-back'
import { expect, walk as filledWalk, signIn } from '../support/site'

const town = (page: Page) => page.getByLabel('Town or city')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible()

walk('what one owner saves is not lost behind the back of the other: both versions are shown', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/site`)
    await expect(town(page)).toHaveValue('')
  }
  await one.getByLabel('Name', { exact: true }).fill('Harbour Cycles')
  await town(one).fill('Picton')
  await save(one)
  await isSaved(one)
  await two.getByLabel('Name', { exact: true }).fill('Harbour Cycles')
  await town(two).fill('Nelson')
  await save(two)
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog.getByText('Town or city')).toBeVisible()
  await expect(dialog).toContainText('Picton')
  await expect(dialog).toContainText('Nelson')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await isSaved(two)
  await one.reload()
  await expect(town(one)).toHaveValue('Nelson')

  await town(one).fill('Blenheim')
  await save(one)
  await isSaved(one)
  await town(two).fill('Motueka')
  await save(two)
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect(town(two)).toHaveValue('Blenheim')
})

walk('of two owners who write the same portfolio item nobody loses a word', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  await signIn(one, site)
  const saved = await one.request.post(`${site.base}/api/portfolio/items/save`, {
    data: { title: 'Lookout deck', type: 'page', content: '<p>Built in March.</p>' },
    headers: { origin: site.base },
  })
  const { item } = (await saved.json()) as { item: { id: number } }
  await signIn(two, site)
  const summary = (page: Page) => page.getByLabel('Summary')
  for (const page of [one, two]) {
    await page.goto(`${site.base}/admin/portfolio?item=${item.id}`)
    await expect(page.getByLabel('Title')).toHaveValue('Lookout deck')
  }
  await summary(one).fill('Above the bay.')
  await one.getByRole('button', { name: 'Publish' }).click()
  await expect(one.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await summary(two).fill('Below the ridge.')
  await two.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog).toContainText('Above the bay.')
  await expect(dialog).toContainText('Below the ridge.')
  await expect(dialog).toContainText('Status')
  await two.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(summary(two)).toHaveValue('Below the ridge.')
  await two.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(two.getByRole('button', { name: 'Unpublish' })).toBeVisible()

  await summary(one).fill('Nobody reads this.')
  await one.getByRole('button', { name: 'Save', exact: true }).click()
  const other = one.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await other.getByRole('button', { name: 'Use their version' }).click()
  await expect(summary(one)).toHaveValue('Below the ridge.')
})

filledWalk('of two owners who reply to the same review the second sees what the first wrote', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/reviews?status=published`)
    await page.getByRole('button', { name: 'Reply', exact: true }).first().click()
  }
  await reply(one).fill('Thank you, see you in spring.')
  await one.getByRole('button', { name: 'Publish reply' }).click()
  await expect(reply(one)).toBeHidden()
  await reply(two).fill('Thanks a lot.')
  await two.getByRole('button', { name: 'Publish reply' }).click()
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog).toContainText('Thank you, see you in spring.')
  await expect(dialog).toContainText('Thanks a lot.')
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect(reply(two)).toHaveValue('Thank you, see you in spring.')
})

filledWalk('of two owners who describe the same picture the second sees both descriptions', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  const alt = (page: Page) => page.getByLabel('Description (alt text)')
  const describe = async (page: Page, words: string): Promise<void> => {
    await alt(page).fill(words)
    await alt(page).blur()
  }
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/media?picture=deck-lookout`)
    await expect(alt(page)).toBeVisible()
  }
  // Twice in a row: nobody is in one's own way.
  await describe(one, 'A deck')
  await describe(one, 'A deck above the bay')
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  await describe(two, 'A deck in the evening')
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog).toContainText('A deck above the bay')
  await expect(dialog).toContainText('A deck in the evening')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(two.getByText('Saved', { exact: true })).toBeVisible()

  await describe(one, 'Nobody reads this')
  const other = one.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await other.getByRole('button', { name: 'Use their version' }).click()
  await expect(alt(one)).toHaveValue('A deck in the evening')
  await one.reload()
  await expect(alt(one)).toHaveValue('A deck in the evening')

  // Whoever closes the picture before an answer has come hears of it all the same.
  await describe(one, 'A deck by night')
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  const { promise: held, resolve: letAnswer } = Promise.withResolvers<void>()
  await two.route('**/api/media/describe', async (route) => {
    await held
    await route.continue()
  })
  await alt(two).fill('A deck at dawn')
  await two.getByRole('button', { name: 'Done' }).click()
  await expect(alt(two)).toHaveCount(0)
  letAnswer()
  await expect(two.getByText('What you changed at deck-lookout was not saved.')).toBeVisible()
})

filledWalk('a description that is refused while the focal point waits behind it is not forgotten', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  const alt = (page: Page) => page.getByLabel('Description (alt text)')
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/media?picture=kitchen-tide-green`)
    await expect(alt(page)).toBeVisible()
  }
  await alt(two).fill('A kitchen by day')
  await alt(two).blur()
  await expect(two.getByText('Saved', { exact: true })).toBeVisible()
  const letAnswer = await holdBack(one, '**/api/media/describe')
  await alt(one).fill('A kitchen in green')
  await alt(one).blur()
  await one.getByRole('button', { name: /^Focal point/ }).press('ArrowRight')
  await expect(one.getByText('Saving…', { exact: true })).toBeVisible()
  letAnswer()
  const dialog = one.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  await expect(dialog).toContainText('A kitchen by day')
  await expect(dialog).toContainText('A kitchen in green')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(one.getByText('Saved', { exact: true })).toBeVisible()
  await one.reload()
  await expect(alt(one)).toHaveValue('A kitchen in green')
})

filledWalk('of two owners who move the same portfolio item the second sees both orders, and chooses', async ({ browser, site }) => {
  const [one, two] = await Promise.all([browser.newPage(), browser.newPage()])
  const titles = (page: Page) => page.locator('[data-item]').getByRole('link', { name: /^(?!View )/ })
  for (const page of [one, two]) {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/portfolio`)
    await expect(titles(page).first()).toBeVisible()
  }
  const [first = '', second = '', third = ''] = await titles(one).allTextContents()
  const move = (page: Page, way: 'up' | 'down') => page.getByRole('button', { name: `Move ${first} ${way}` }).click()
  /** The list moves at once; the next one may press only when the server has it. */
  const moved = async (page: Page, way: 'up' | 'down') => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/items/reorder'))
    await move(page, way)
    expect((await answer).ok()).toBe(true)
  }
  for (const place of [1, 2]) {
    await moved(one, 'down')
    await expect(titles(one).nth(place)).toHaveText(first)
  }
  await move(two, 'down')
  const dialog = two.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
  const order = dialog.getByRole('listitem').filter({ hasText: 'Order' })
  await expect(order).toContainText(`${second}\n${third}\n${first}`, { useInnerText: true })
  await expect(order).toContainText(`${second}\n${first}\n${third}`, { useInnerText: true })
  await dialog.getByRole('button', { name: 'Use their version' }).click()
  await expect(titles(two).nth(2)).toHaveText(first)
  for (const place of [1, 0]) {
    await moved(one, 'up')
    await expect(titles(one).nth(place)).toHaveText(first)
  }
  await move(two, 'up')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(dialog).toBeHidden()
  await expect(titles(two).nth(1)).toHaveText(first)
  await one.reload()
  await expect(titles(one).nth(1)).toHaveText(first)
})
