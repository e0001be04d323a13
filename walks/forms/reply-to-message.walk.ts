import type { Page } from '@playwright/test'
import { startEmptySite } from '../support/empty-site'
import { findings } from '../support/findings'
import { startMailSink } from '../support/mail-sink'
import { expect, forget, type RunningSite, signIn, walk } from '../support/site'
import { addForm, sendMessage } from './messages'

const field = (type: string, name: string, label: string) => ({ type, name, label })
const fields = [
  field('text', 'your-name', 'Your name'),
  field('email', 'your-email', 'Your e-mail'),
  field('textarea', 'your-message', 'Message'),
]
const form = { title: 'Ask us', steps: [{ fields }], guard: { check: 'none' } }

const said = (name: string, email: string) => ({ 'your-name': name, 'your-email': email, 'your-message': `${name} asks for a date.` })
const box = (page: Page) => page.getByLabel(/^Your reply to/)
const thread = (page: Page) => page.getByRole('region', { name: 'Replies' })
const openMessage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  await expect(page.getByText(`${name} asks for a date.`).last()).toBeVisible()
}

async function nameMailServer(page: Page, site: RunningSite, port: number): Promise<void> {
  const { revision } = await (await page.request.get(`${site.base}/api/mail-server`)).json()
  const server = { host: '127.0.0.1', port, security: 'none', user: '', password: '', from: 'site@example.test', revision }
  const answer = await page.request.post(`${site.base}/api/mail-server`, { headers: { origin: site.base }, data: server })
  expect(answer.status(), await answer.text()).toBe(200)
}

walk(
  'without a mail server a reply is stored and says so, outlives a call that fails, and is sent once there is one',
  async ({ page, faults }) => {
    const [site, mails] = [await startEmptySite(), await startMailSink()]
    try {
      await signIn(page, site)
      const id = await addForm(page, site.base, form)
      expect(await sendMessage(page.request, site.base, id, said('Ann', 'ann@example.test'))).toBe('mail_sent')
      expect(await sendMessage(page.request, site.base, id, said('Bea', ''))).toBe('mail_sent')
      await page.goto(`${site.base}/admin/messages`)
      await openMessage(page, 'Bea')
      await expect(page.getByText('No e-mail address was given with this message')).toBeVisible()
      await expect(box(page)).toHaveCount(0)

      await openMessage(page, 'Ann')
      await expect(page.getByText('No mail server is set up, so replies are saved here and not sent yet.')).toBeVisible()
      await box(page).fill('On Monday at nine.')
      expect(await findings(page)).toEqual([])
      await page.route('**/api/forms/entries/reply', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: 'Save reply' }).click()
      await expect(box(page)).toHaveAccessibleDescription(/offline|Nothing was lost/)
      faults.length = 0
      await expect(box(page)).toHaveValue('On Monday at nine.')
      await page.unroute('**/api/forms/entries/reply')
      await page.getByRole('button', { name: 'Save reply' }).dblclick()
      await expect(thread(page)).toContainText('On Monday at nine.')
      await expect(thread(page)).toContainText('Stored here, not sent')
      await expect(thread(page)).toContainText('Not sent yet: no mail server.')
      await expect(thread(page).getByRole('link', { name: 'Set up a mail server' })).toHaveAttribute('href', '/admin/mails/server')
      await expect(thread(page).getByRole('listitem')).toHaveCount(1)
      expect(await findings(page)).toEqual([])

      await nameMailServer(page, site, Number(new URL(mails.url).port))
      await page.reload()
      await thread(page).getByRole('button', { name: 'Send now' }).click()
      await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
      expect(mails.taken.map(({ to }) => to)).toEqual(['ann@example.test'])
      expect(mails.taken[0]?.raw).toContain('> Message: Ann asks for a date.')
    } finally {
      await site.stop()
      await mails.stop()
      forget(site.folder)
    }
  },
)
