import type { Page } from '@playwright/test'
import { addForm, sendMessage } from '../forms/messages'
import { canvasOf, isDrawn, treeOf } from '../pages/page-editor'
import type { Counted } from '../support/counted'
import type { MailSink } from '../support/mail-sink'
import { pageFile, rowOf } from '../support/owner-pages'
import { expect, type RunningSite } from '../support/site'
import { dropPictures } from './drop-pictures'

export type Desk = { readonly page: Page; readonly site: RunningSite; readonly by: Counted; readonly mails: MailSink }
/** What an owner does from the home screen on, and what has to be so afterwards. */
export type Task = { readonly name: string; readonly perform: (desk: Desk) => Promise<void> }

const screen = ({ page }: Desk, name: string) => page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name })
const button = ({ page }: Desk, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const said = ({ page }: Desk, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

async function answerReview(desk: Desk): Promise<void> {
  const { page, by, site } = desk
  const review = page
    .getByRole('article')
    .filter({ has: button(desk, 'Approve') })
    .first()
  const name = (await review.getByRole('heading').textContent()) ?? ''
  await by.press(review.getByRole('button', { name: 'Reply', exact: true }))
  await by.fill(page.getByLabel('Your reply'), 'Thank you for writing, we enjoyed the work.')
  await by.press(button(desk, 'Publish reply'))
  await said(desk, 'Review approved and reply published.')
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  expect(await (await page.request.get(`${site.base}/reviews`)).text()).toContain('we enjoyed the work')
  // One press more undoes the approval, and the answer waits with the review.
  await Promise.all([page.waitForResponse('**/api/reviews/undo'), button(desk, 'Undo').click()])
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1)
  expect(await (await page.request.get(`${site.base}/reviews`)).text()).not.toContain('we enjoyed the work')
}

/** The first one has an answer already, from before. */
async function answerApproved(desk: Desk): Promise<void> {
  const { page, by, site } = desk
  await Promise.all([page.waitForResponse('**/api/reviews/decide'), by.press(button(desk, 'Approve').nth(1))])
  await by.press(page.getByRole('status').getByRole('button', { name: 'Reply', exact: true }))
  await by.fill(page.getByLabel('Your reply'), 'Kind words, thank you.')
  await by.press(button(desk, 'Publish reply'))
  await said(desk, 'Reply published.')
  expect(await (await page.request.get(`${site.base}/reviews`)).text()).toContain('Kind words, thank you.')
}

const field = (type: string, name: string, label: string) => ({ type, name, label })
const fields = [
  field('text', 'your-name', 'Your name'),
  field('email', 'your-email', 'Your e-mail'),
  field('textarea', 'your-message', 'Message'),
]
export const enquiryForm = {
  title: 'Ask us',
  steps: [{ fields }],
  thanks: { subject: 'We have your message', body: 'Thank you for writing.' },
  guard: { check: 'none' },
}

/** The forms and pages that the tasks begin with. */
export async function prepare({ page, site }: Pick<Desk, 'page' | 'site'>): Promise<void> {
  const form = await addForm(page, site.base, enquiryForm)
  const enquiry = { 'your-name': 'Aroha Ngata', 'your-email': 'aroha@example.test', 'your-message': 'Two boards are soft.' }
  expect(await sendMessage(page.request, site.base, form, enquiry)).toBe('mail_sent')
  const heading = (title: string) => ({ block: 'heading', props: { title, level: 'h2' } })
  const rows = [rowOf(heading('Older words')), rowOf(heading('Second row'))]
  for (const name of ['Workshop', 'Order', 'Later']) {
    const answer = await page.request.post(`${site.base}/api/pages/import`, {
      headers: { origin: site.base },
      data: { text: pageFile(`/${name.toLowerCase()}`, name, rows) },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

const openEnquiry = async (desk: Desk): Promise<void> => {
  await desk.by.press(desk.page.getByRole('listitem').filter({ hasText: 'Aroha Ngata' }).getByRole('link'))
  await said(desk, 'Two boards are soft.')
}

async function answerEnquiry(desk: Desk): Promise<void> {
  const { page, by, mails } = desk
  await by.press(screen(desk, 'Messages'))
  await openEnquiry(desk)
  const box = page.getByLabel('Your reply to aroha@example.test')
  await by.fill(box, 'We can come on Monday.')
  await page.reload()
  await expect(box, 'what was typed is there after a reload').toHaveValue('We can come on Monday.')
  await by.press(button(desk, 'Send reply'))
  const thread = page.getByRole('region', { name: 'Replies' })
  await expect(thread).toContainText('We can come on Monday.')
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(box).toHaveValue('')
  const [thanks, reply] = mails.taken.filter(({ to }) => to === 'aroha@example.test').map(({ raw }) => raw)
  expect(reply).toMatch(/^Subject: Re: We have your message\r?$/m)
  expect(reply).toContain(`In-Reply-To: ${/^Message-ID: (\S+)/im.exec(thanks ?? '')?.[1]}`)
  expect(reply).toContain('> Message: Two boards are soft.')
}

async function hasArrived(desk: Desk): Promise<void> {
  await desk.by.press(screen(desk, 'Messages'))
  await openEnquiry(desk)
  const sent = desk.page.getByRole('region', { name: 'Notifications' })
  await expect(sent.getByRole('listitem').filter({ hasText: 'Notification' })).toContainText('Sent')
}

async function openPage(desk: Desk, name: string): Promise<void> {
  await desk.by.press(screen(desk, 'Pages'))
  await desk.by.press(desk.page.getByRole('link', { name, exact: true }))
  await isDrawn(desk.page)
}

async function publishPage(desk: Desk): Promise<void> {
  await desk.by.press(button(desk, 'Publish'))
  await expect(desk.page.getByText('Published', { exact: true }).first()).toBeVisible()
}

const publicPage = async ({ page, site }: Desk, path: string): Promise<string> => (await page.request.get(site.base + path)).text()

async function changeHeadline(desk: Desk): Promise<void> {
  const { page, by } = desk
  await openPage(desk, 'Workshop')
  const heading = canvasOf(page).locator('.heading__title').first()
  await by.do(() => canvasOf(page).locator('[data-block=heading]').first().dblclick())
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
  await by.do(() => page.keyboard.type('New words', { delay: 20 }))
  await expect(heading).toHaveText('New words')
  await publishPage(desk)
  expect(await publicPage(desk, '/workshop')).toContain('New words')
}

async function addProject(desk: Desk): Promise<void> {
  const { page, by } = desk
  await by.press(screen(desk, 'Portfolio'))
  await by.press(page.getByRole('link', { name: 'New item' }))
  await by.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Ten pictures')
  await expect(button(desk, 'Upload pictures')).toBeVisible()
  await by.do(() => dropPictures(page, 10))
  await said(desk, '10 files added.')
  await said(desk, '10 pictures have no description yet.')
  await by.press(button(desk, 'Publish'))
  await said(desk, 'Published')
  await expect(page.getByRole('region', { name: 'More pictures' }).getByRole('listitem')).toHaveCount(9)
  const { items } = await (await page.request.get(`${desk.site.base}/api/portfolio/own-items?search=Ten`)).json()
  expect(items[0]).toMatchObject({ title: 'Ten pictures', state: 'published' })
}

async function reorderPage(desk: Desk): Promise<void> {
  const { page, by } = desk
  await openPage(desk, 'Order')
  await by.press(treeOf(page).getByRole('treeitem').first())
  await by.do(() => page.keyboard.press('Alt+ArrowDown'))
  await publishPage(desk)
  const html = await publicPage(desk, '/order')
  expect(html.indexOf('Second row')).toBeLessThan(html.indexOf('Older words'))
}

async function addFormStep(desk: Desk): Promise<void> {
  const { page, by } = desk
  await by.press(screen(desk, 'Contact forms'))
  await by.press(page.getByRole('link', { name: 'Ask us', exact: true }))
  await by.press(button(desk, 'Add a step'))
  // Whoever closes the choice of fields is told what visitors would see.
  await page.keyboard.press('Escape')
  await said(desk, 'This step has no fields')
  await button(desk, 'Undo').click()
  await button(desk, 'Add a step').click()
  await by.press(page.getByRole('dialog').getByRole('button', { name: /^Phone/ }))
  await expect(page.getByText('This step has no fields')).toHaveCount(0)
  await by.press(button(desk, 'Save'))
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

async function schedulePage(desk: Desk): Promise<void> {
  const { page, by } = desk
  await by.press(screen(desk, 'Pages'))
  await by.press(button(desk, 'More for Later'))
  await by.press(page.getByRole('menuitem', { name: 'Schedule' }))
  const next = new Date().getFullYear() + 1
  await by.fill(page.getByLabel('Publish on', { exact: true }), `${next}-12-01T09:00`)
  await by.press(button(desk, 'Save schedule'))
  await said(desk, /^Goes live 1 Dec, 9:00/)
  await page.getByRole('link', { name: 'Later', exact: true }).click()
  await isDrawn(page)
  await said(desk, /^Goes live 1 Dec, 9:00/)
}

const takeout = JSON.stringify({
  reviews: [
    {
      name: 'accounts/1/locations/2/reviews/one',
      reviewer: { displayName: 'Mei Tan' },
      starRating: 'FIVE',
      comment: 'Straight lines, on time.',
      createTime: '2026-03-14T02:15:00Z',
    },
    {
      name: 'accounts/1/locations/2/reviews/two',
      reviewer: { displayName: 'Olu Ade' },
      starRating: 'FOUR',
      createTime: '2026-03-15T02:15:00Z',
    },
  ],
})

async function importReviews(desk: Desk): Promise<void> {
  const { page, by } = desk
  await by.press(screen(desk, 'Reviews'))
  await by.press(screen(desk, 'Import and export'))
  const file = { name: 'reviews.json', mimeType: 'application/json', buffer: Buffer.from(takeout) }
  await by.do(() => page.getByLabel('File with reviews').setInputFiles(file))
  await said(desk, '2 rows: 2 new reviews.')
  await expect(page.getByText('[object Object]')).toHaveCount(0)
  await by.choose(page.getByRole('checkbox', { name: 'Publish these reviews now' }))
  await by.press(button(desk, 'Import 2 reviews'))
  await said(desk, '2 added, 0 updated.')
  expect(await publicPage(desk, '/reviews')).toContain('Straight lines, on time.')
}

async function inviteEditor(desk: Desk): Promise<void> {
  const { page, by, mails } = desk
  await by.press(screen(desk, 'People'))
  await by.press(button(desk, 'Invite a person'))
  await by.fill(page.getByLabel('Name', { exact: true }), 'Wiremu Hart')
  await by.fill(page.getByLabel('E-mail', { exact: true }), 'wiremu@example.test')
  await by.press(button(desk, 'Send invitation'))
  await said(desk, 'The invitation to wiremu@example.test is on its way.')
  await expect.poll(() => mails.taken.filter(({ to }) => to === 'wiremu@example.test').length).toBe(1)
}

export const tasks: readonly Task[] = [
  { name: 'Approve and answer a review', perform: answerReview },
  { name: 'Approve a review, then answer it', perform: answerApproved },
  { name: 'Find an enquiry and answer it', perform: answerEnquiry },
  { name: 'See whether its e-mail arrived', perform: hasArrived },
  { name: 'Change a headline', perform: changeHeadline },
  { name: 'Add a project with ten pictures', perform: addProject },
  { name: 'Reorder a page', perform: reorderPage },
  { name: 'Add a form step with a field', perform: addFormStep },
  { name: 'Schedule a page', perform: schedulePage },
  { name: 'Import reviews and publish them', perform: importReviews },
  { name: 'Invite an editor', perform: inviteEditor },
]
