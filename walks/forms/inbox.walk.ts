import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { ageProof } from '../server/security'
import { expect, forget, signIn, startSite } from '../support/site'
import { addForm, sendMessage, startStubbornPost } from './messages'

const field = (type: string, name: string, label: string) => ({ type, name, label })
const form = {
  title: 'Ask us',
  steps: [
    {
      fields: [
        field('text', 'your-name', 'Your name'),
        field('email', 'your-email', 'Your email'),
        field('textarea', 'your-message', 'Your message'),
      ],
    },
  ],
  guard: { check: 'none' },
}
const aroha = { 'your-name': 'Aroha Ngata', 'your-email': 'aroha@example.nz', 'your-message': 'Two boards of our deck are soft.' }
const robot = {
  'your-name': '=SUM(A1)',
  'your-email': 'seo@example.com',
  'your-message': 'Rank first',
  _frontage_website: 'https://x.example',
}

test('a message arrives, its dead letter is sent again, spam is released, and a table is downloaded', async ({ page, request }) => {
  const post = await startStubbornPost()
  const site = await startSite({ env: { SMTP_URL: post.url } })
  try {
    await signIn(page, site)
    const id = await addForm(page, site.base, form)
    expect(await sendMessage(request, site.base, id, aroha)).toBe('mail_sent')
    await sendMessage(request, site.base, id, robot)

    await page.goto(`${site.base}/admin/messages?form=${id}`)
    const list = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(list.filter({ hasText: 'Aroha Ngata' })).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    const open = page.getByRole('region', { name: 'The open message' })
    await expect(open.getByRole('heading', { name: 'Aroha Ngata' })).toBeVisible()
    await expect(open.getByText('Two boards of our deck are soft.')).toBeVisible()
    await expect(open.getByLabel('Your reply to aroha@example.nz')).toBeVisible()

    // The post takes its time when many are at it.
    await expect(open.getByText('Could not be delivered')).toBeVisible({ timeout: 60_000 })
    await expect(open.getByText('does not know this address')).toBeVisible()
    post.relent()
    await open.getByRole('button', { name: /^Try again/ }).click()
    await expect(open.getByText(/^Sent, tried 2 times/)).toBeVisible({ timeout: 60_000 })

    await page.getByRole('tab', { name: /Held for review/ }).click()
    await list.filter({ hasText: '=SUM(A1)' }).getByRole('link').click()
    await expect(open.getByText('A hidden field was filled in')).toBeVisible()
    await open.getByRole('button', { name: 'Release message' }).click()
    await expect(page.getByText('Released. Its e-mails are being sent.').first()).toBeVisible()
    await page.getByRole('tab', { name: /Inbox/ }).click()
    await expect(list.filter({ hasText: '=SUM(A1)' })).toHaveCount(1)

    // Whoever finds the screen unlocked takes no table along.
    ageProof(site)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Ask us' }).click()
    const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await again.getByLabel('Your password').fill(site.login().password)
    const [download] = await Promise.all([page.waitForEvent('download'), again.getByRole('button', { name: 'Continue' }).click()])
    const table = readFileSync(await download.path(), 'utf8')
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    expect(table).toContain('Aroha Ngata')
    expect(table, 'nothing in it is a formula').not.toMatch(/(^|,)"?=SUM/m)

    await list.filter({ hasText: 'Aroha Ngata' }).getByRole('link').click()
    await expect(open.getByRole('heading', { name: 'Aroha Ngata' })).toBeVisible()
    await page.keyboard.press('#')
    await expect(list.filter({ hasText: 'Aroha Ngata' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.filter({ hasText: 'Aroha Ngata' })).toHaveCount(1)
  } finally {
    await site.stop()
    post.stop()
    forget(site.folder)
  }
})
