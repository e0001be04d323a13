import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { emptyWalk as walk } from '../support/empty-site'
import { findings } from '../support/findings'
import { expect, signIn } from '../support/site'

const password = 'macrocarpa-and-linseed'

async function startSmtp() {
  const taken: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => (auth.password === password ? done(null, { user: auth.username }) : done(new Error('Unknown user'))),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', text })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.server.address() as AddressInfo).port, taken, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

walk('an owner names the mail server in the admin, reads why it does not work, and then her e-mails arrive', async ({ page, site }) => {
  const smtp = await startSmtp()
  await signIn(page, site)
  await page.goto(`${site.base}/admin/mails`)
  await page.getByRole('link', { name: 'Set up a mail server' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter the mail server')).toBeVisible()
  await expect(page.getByLabel('Server', { exact: true })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await page.getByLabel('Connection').selectOption('none')
  await page.getByLabel('Port').fill(String(smtp.port))
  await page.getByLabel('User name').fill('site')
  await page.getByLabel('Password', { exact: true }).fill('a wrong one')
  await page.getByLabel('Sender').fill('hello@harbour.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect(page.getByText('The mail server does not accept the user name or the password.')).toBeVisible()
  await expect(page.getByText('Unknown user')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A password is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect(page.getByText('The mail server took the e-mail.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(smtp.taken).toHaveLength(1)
  expect(smtp.taken[0]?.text).toContain('From: hello@harbour.example')

  // What the site itself sends goes the same way, from the next e-mail on.
  await page.goto(`${site.base}/admin/people`)
  await page.getByRole('button', { name: 'Invite a person' }).click()
  await page.getByLabel('Name').fill('Wiremu Hart')
  await page.getByRole('dialog').getByLabel('E-mail').fill('wiremu@example.test')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.poll(() => smtp.taken.map(({ to }) => to)).toContain('wiremu@example.test')

  await page.goto(`${site.base}/admin/mails/server`)
  await page.getByRole('button', { name: 'Remove the mail server' }).click()
  await expect(page.getByLabel('Server', { exact: true })).toHaveValue('')
  await page.goto(`${site.base}/admin/mails`)
  await expect(page.getByText('E-mails are stored here, not sent')).toBeVisible()
  await smtp.stop()
})
