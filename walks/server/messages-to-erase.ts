import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { type RunningSite, startSite } from '../support/site'

export const CANARY = 'Kotuku77'
export const ADDRESS = `${CANARY}@example.test`

const form = {
  title: 'Plans',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name' },
        { type: 'email', name: 'your-email' },
        { type: 'textarea', name: 'your-message' },
        { type: 'file', name: 'doc', accept: ['pdf'] },
      ],
    },
  ],
  letter: { to: 'owner@site.test', subject: 'From [your-name]', attach: ['doc'], replyTo: 'your-email' },
  thanks: { subject: 'Thank you', body: 'We have it, [your-name].' },
}

async function addForm({ base, login }: RunningSite): Promise<number> {
  const post = (address: string, body: unknown, cookie = '') =>
    fetch(base + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, cookie },
      body: JSON.stringify(body),
    })
  const session = await post('/api/sign-in', login())
  const saved = await post('/api/forms/save', { form }, session.headers.get('set-cookie')?.split(';')[0])
  return ((await saved.json()) as { id: number }).id
}

/** Sends a message with a file, as a page of the originals does: it has no ticket, and counts at once. */
async function sendMessage({ base }: RunningSite, id: number, fields: Record<string, string>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, _wpcf7: String(id), _wpcf7_unit_tag: `wpcf7-f${id}-o1` }))
    body.append(name, value)
  body.append('doc', new File([`%PDF-1.7\n%${fields['your-name']}\n%%EOF\n`], 'plan.pdf', { type: 'application/pdf' }))
  const response = await fetch(`${base}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback`, { method: 'POST', body })
  expect(await response.json()).toMatchObject({ status: 'mail_sent' })
}

/** Everything that lies in a folder: names and bytes, in small letters. */
export const everythingIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
    .toLowerCase()

/** A stopped site in an own folder on which somebody has sent four messages with files, and Bob one. `waiting`: e-mails on their way. */
export async function siteWithMessages(
  folder: string,
  env: Record<string, string>,
  waiting: () => number | Promise<number>,
): Promise<void> {
  const site = await startSite({ words: ['--demo'], folder, env: { FORM_MESSAGES_PER_MINUTE: '1000', ...env } })
  const id = await addForm(site)
  for (const number of [1, 2, 3, 4])
    await sendMessage(site, id, { 'your-name': `${CANARY} ${number}`, 'your-email': ADDRESS, 'your-message': `${CANARY} wrote ${number}` })
  await sendMessage(site, id, { 'your-name': 'Bob', 'your-email': 'bob@example.test', 'your-message': 'Bob wrote' })
  await expect.poll(waiting, 'all e-mails lie in their folder').toBe(0)
  expect(await site.stop()).toBe(0)
}
