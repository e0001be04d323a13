import { fromMenu, isKept, newPage, publish, readdress, retitle } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner of pages' })

walk(
  'bar B08: an owner makes a page out of a ready one; visitors see it once it is published, and not before',
  async ({ page, site, request }) => {
    await signIn(page, site)
    await newPage(page, site, 'Services', 'What we do')
    await retitle(page, 'What we do best')
    await isKept(page)
    expect((await request.get(`${site.base}/what-we-do`)).status()).toBe(404)

    await publish(page)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    const seen = await (await request.get(`${site.base}/what-we-do`)).text()
    expect(seen).toContain('<title>What we do best')
    expect(seen).toContain('Frequently asked questions')

    await retitle(page, 'Not for visitors yet')
    await isKept(page)
    await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible()
    expect(await (await request.get(`${site.base}/what-we-do`)).text()).not.toContain('Not for visitors yet')

    await page.getByRole('link', { name: 'All pages', exact: true }).click()
    await page.getByRole('tab', { name: /^Unpublished changes/ }).click()
    await expect(page.getByRole('link', { name: 'Not for visitors yet', exact: true })).toBeVisible()
  },
)

walk('bar B08: a draft is previewed by its owner, and shared by a link until that is ended', async ({ page, site, browser }) => {
  await signIn(page, site)
  await newPage(page, site, 'About us', 'The crew')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect((await opening).getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await fromMenu(page, 'Share draft')
  const dialog = page.getByRole('dialog', { name: 'Share draft' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const href = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(dialog.getByText('2 links show the draft.')).toBeVisible()
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(site.base + new URL(href).pathname)
  await expect(visitor.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Disable all links' }).click()
  await expect(dialog.getByText('There are no active links.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'About us' })).toHaveCount(0)
  await context.close()
})

walk(
  'an older version is seen as it was, and comes back as the draft with what has changed since in words, and can be undone',
  async ({ page, site }) => {
    await signIn(page, site)
    await newPage(page, site, 'One offer', 'Free look')
    await publish(page)
    await retitle(page, 'Paid look')
    await isKept(page)
    await publish(page)
    await fromMenu(page, 'History')
    const dialog = page.getByRole('dialog', { name: 'History' })
    await dialog.getByRole('button', { name: /^Version 1/ }).click()
    await expect(dialog.getByText('“Free look” → “Paid look”')).toBeVisible()
    const drawn = dialog.frameLocator('iframe[title="Preview of version 1"]')
    await expect(drawn.getByRole('heading', { level: 1 })).toBeVisible()
    await dialog.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Free look' })).toBeVisible()
    await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Paid look' })).toBeVisible()
  },
)

walk(
  'two windows on one page: whoever comes second sees both versions, and says which one stands',
  async ({ page, site, context, faults }) => {
    await signIn(page, site)
    await newPage(page, site, 'A blank page', 'Opening hours')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible()
    await retitle(page, 'Hours in summer')
    await isKept(page)
    await retitle(other, 'Hours in winter')
    const question = other.getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
    await expect(question).toContainText('Hours in summer')
    await expect(question).toContainText('Hours in winter')
    // Not now: it is said not to be saved, and asked again.
    await other.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await other.getByRole('button', { name: 'Try again now' }).click()
    await question.getByRole('button', { name: 'Keep my version' }).click()
    await isKept(other)
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Hours in winter' })).toBeVisible()
    await retitle(page, 'Hours in spring')
    await page
      .getByRole('dialog', { name: 'Somebody else saved this in the meantime' })
      .getByRole('button', { name: 'Use their version' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hours in winter' })).toBeVisible()
    await retitle(other, 'Hours in autumn')
    await isKept(other)
    await retitle(page, 'Hours in the holidays')
    await page.getByRole('button', { name: 'Save mine as a copy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hours in the holidays (copy)' })).toBeVisible()
    await page.getByRole('link', { name: 'All pages', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Hours in autumn', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Hours in the holidays (copy)', exact: true })).toBeVisible()
    faults.splice(0)
  },
)

walk('what cannot be saved stays, is tried again, and nobody leaves it behind by mistake', async ({ page, site, faults }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Road works')
  await page.route('**/api/pages/*/draft', (route) => route.abort())
  await retitle(page, 'Road works until May')
  await expect(page.getByRole('alert').getByText('Not saved')).toBeVisible()
  await page.getByRole('link', { name: 'All pages', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay on this page' }).click()
  await page.unroute('**/api/pages/*/draft')
  // It is tried again by itself as well: whoever presses may find it kept already.
  const again = page.getByRole('button', { name: 'Try again now' })
  await again.or(page.getByText('Saved', { exact: true })).click()
  await isKept(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Road works until May' })).toBeVisible()
  faults.splice(0, faults.length, ...faults.filter((text) => !/ERR_FAILED/.test(text)))
})

walk('a page is planned, copied, removed, and brought back', async ({ page, site, request }) => {
  await signIn(page, site)
  await newPage(page, site, 'Contact', 'Reach us')
  await fromMenu(page, 'Schedule')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publish on', { exact: true }).fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(dialog.getByText('This time has passed. Publish the page now, or choose a later time.')).toBeVisible()
  await dialog.getByLabel('Publish on', { exact: true }).fill('2099-01-05T09:00')
  await expect(dialog.getByText('Will be published on Monday, 5 January 2099 at 9:00 am (New Zealand Time).')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved.').first()).toBeVisible()
  expect((await request.get(`${site.base}/reach-us`)).status()).toBe(404)

  await page.goto(`${site.base}/admin/pages?state=scheduled`)
  await expect(page.getByText(/^Goes live 5 Jan/)).toBeVisible()
  await page.getByRole('button', { name: 'More for Reach us' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('tab', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'More for Reach us (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('link', { name: 'Reach us (copy)', exact: true })).toHaveCount(0)
  await page.getByRole('tab', { name: /^Trash/ }).click()
  await page.getByRole('button', { name: 'Restore Reach us (copy)' }).click()
  await page.getByRole('tab', { name: /^All/ }).click()
  await expect(page.getByRole('link', { name: 'Reach us (copy)', exact: true })).toBeVisible()
})

walk('what was planned and refused at its time says why, on the list and on the desk, until it is published', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Spring fair')
  await publish(page)
  await newPage(page, site, 'A blank page', 'Autumn fair')
  const id = new URL(page.url()).searchParams.get('page')
  await readdress(page, '/spring-fair')
  await isKept(page)
  const soon = new Date(Date.now() + 1_000).toISOString()
  const { schedule } = (await (await page.request.get(`${site.base}/api/pages/${id}`)).json()) as { schedule: { revision: string } }
  const planned = await page.request.post(`${site.base}/api/pages/${id}/schedule`, {
    headers: { origin: site.base },
    data: { publishAt: soon, unpublishAt: null, revision: schedule.revision },
  })
  expect(planned.ok()).toBe(true)
  await page.goto(`${site.base}/admin/pages?state=scheduled`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Not published on time')).toBeVisible()
  }).toPass()
  await expect(page.getByText('The page “Spring fair” already has this address. Choose another one.')).toBeVisible()
  await page.getByRole('link', { name: 'Autumn fair', exact: true }).click()
  await expect(page.getByRole('note').getByText('The page “Spring fair” already has this address.')).toBeVisible()
  await readdress(page, '/autumn-fair')
  await isKept(page)
  await publish(page)
  await expect(page.getByText('Not published on time')).toHaveCount(0)
})

walk('pages leave as a file; a file is looked at before it comes in', async ({ page, site }) => {
  await signIn(page, site)
  const exported = await (await page.request.get(`${site.base}/api/pages/export?id=0`)).json()
  const [first] = exported.pages
  const file = { ...exported, pages: [...exported.pages, { ...first, path: '/from-a-file', title: 'From a file' }] }
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import pages' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pages.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'From a file' })).toContainText('New')
  await dialog.getByRole('button', { name: 'Import one page' }).click()
  await expect(page.getByRole('link', { name: 'From a file', exact: true })).toBeVisible()
})

walk('a row is kept under a name and put on another page, from its dialog and where parts are added', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'About us', 'Row giver')
  await fromMenu(page, 'Saved rows')
  const dialog = page.getByRole('dialog', { name: 'Saved rows' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our numbers')
  await dialog.getByRole('button', { name: 'Save row' }).click()
  await expect(page.getByText('Saved: Our numbers.').first()).toBeVisible()

  await newPage(page, site, 'A blank page', 'Row taker')
  await fromMenu(page, 'Saved rows')
  await dialog.getByRole('combobox', { name: 'Row', exact: true }).click()
  await page.getByRole('option', { name: 'Our numbers' }).click()
  await dialog.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Add Our numbers' }).click()
  await expect(page.getByRole('treeitem', { name: /^Row 2/ })).toBeVisible()
  await isKept(page)
  await publish(page)

  await page.goto(`${site.base}/admin/pages/rows`)
  await page.getByRole('button', { name: 'Rename Our numbers' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Figures')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Remove Figures' }).click()
  await expect(page.getByText('No saved rows yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Figures', { exact: true })).toBeVisible()
})
