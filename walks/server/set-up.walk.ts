import { expect, test } from '@playwright/test'
import { forget, startSite } from '../support/site'

test.use({ timezoneId: 'America/Lima' })

test('first run: the owner signs up with the printed token, once', async ({ page }) => {
  const site = await startSite({ words: [] })
  const link = /https?:\/\/\S+set-up#\S+/.exec(site.printed())?.[0]
  expect(link, 'the console prints a link with the token').toBeTruthy()
  for (const path of ['/', '/contact']) {
    await page.goto(site.base + path)
    await expect(page.getByRole('heading', { level: 1, name: 'This website opens soon.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveCount(0)
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().split('#')[0] ?? ''))
  await page.goto(link ?? '')
  await page.getByLabel(/name/i).first().fill('Olive Tui')
  await page.getByLabel('E-mail').fill('olive@example.test')
  await page.getByLabel('Password', { exact: true }).fill('a quiet bench by the sea')
  await page.getByRole('button', { name: /set up|create|start/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What is your business?' })).toBeFocused()
  expect(asked.join('\n'), 'the token is in no address that is asked for').not.toContain(new URL(link ?? '').hash.slice(1))
  await page.goto(`${site.base}/admin/look`)
  const zone = page.getByRole('combobox', { name: 'Time zone of the business' })
  await expect(zone, 'the site is where its first owner is').toHaveValue('America / Lima')
  const again = await fetch(`${site.base}/api/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base },
    body: JSON.stringify({
      token: new URL(link ?? '').hash.slice(1),
      name: 'Eve',
      email: 'eve@example.test',
      password: 'another long password',
    }),
  })
  expect([404, 409]).toContain(again.status)
  await site.stop()
  const restarted = await startSite({ words: [], folder: site.folder })
  expect(restarted.printed()).not.toMatch(/set-up#/)
  await restarted.stop()
  forget(site.folder)
})
