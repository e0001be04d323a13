import { emptyWalk } from '../support/empty-site'
import { expect, signIn } from '../support/site'
import { sendMessage } from './messages'

emptyWalk.use({ siteOf: 'whoever has no mail server' })

emptyWalk(
  'F11: without a mail server, inbox and mails both say that a letter is kept and was not sent',
  async ({ page, site, request }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/forms`)
    await page.getByRole('button', { name: 'New form' }).click()
    await page.getByRole('dialog').getByText('Call me back').click()
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('region', { name: 'Fields' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
    const id = Number(new URL(page.url()).searchParams.get('form'))
    const filled = { 'your-name': 'Hemi Rata', 'your-phone': '03 555 0142', 'your-email': 'hemi@example.nz', consent: '1' }
    expect(await sendMessage(request, site.base, id, filled)).toBe('mail_sent')

    await page.goto(`${site.base}/admin/messages?form=${id}`)
    await page.getByRole('listitem').filter({ hasText: 'Hemi Rata' }).getByRole('link').click()
    const letters = page.getByRole('region', { name: 'Notifications' })
    await expect(letters.getByText('Stored here, not sent')).toBeVisible()
    await expect(letters.getByText('Sent', { exact: true })).toHaveCount(0)
    await page.goto(`${site.base}/admin/mails`)
    await expect(page.getByText('E-mails are stored here, not sent')).toBeVisible()
    await expect(page.getByRole('listitem').getByText('Stored here, not sent').first()).toBeVisible()
  },
)
