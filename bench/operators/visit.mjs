// People in a real browser, through the proxy: `visit.mjs CA owner LINK` sets the site up and adds a picture, `visit.mjs CA again`
// looks at the site as a visitor and signs in. CA: the authority whose certificates, as the proxy sends them, this browser believes; no other fault is forgiven.
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const [authority, what, link = ''] = process.argv.slice(2)
const site = 'https://www.example.com'
const person = { email: 'olive@example.test', password: 'a quiet bench by the sea' }
const key = new X509Certificate(readFileSync(authority)).publicKey.export({ type: 'spki', format: 'der' })
const folder = mkdtempSync(path.join(tmpdir(), 'frontage-visit-'))
const faults = []

const browser = await chromium.launchPersistentContext(folder, {
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP www.example.com 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
  ],
})
try {
  const page = await browser.newPage()
  // Nothing is published yet: that is said with 503, which the browser repeats.
  const isStart = (line) => line.location().url === `${site}/` && line.text().includes('503')
  page.on('console', (line) => line.type() === 'error' && !isStart(line) && faults.push(`${line.text()} ${line.location().url}`))
  page.on('pageerror', (reason) => faults.push(reason.message))
  if (what === 'owner') await setUp(page)
  else await comeAgain(page)
  if (faults.length) throw new Error(`the browser complains:\n${faults.join('\n')}`)
  console.log(
    `  fine: ${what === 'owner' ? 'the first owner signs up and adds a picture' : 'a visitor reads, and the owner signs in'}, in Chromium`,
  )
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function setUp(page) {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, site))
  await page.getByLabel(/name/i).first().fill('Olive Tui')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: /set up|create|start/i }).click()
  await page.getByRole('heading', { level: 1, name: 'What is your business?' }).waitFor()
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const status = await page.evaluate(async (base64) => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' }), 'deck.jpg')
    return (await fetch('/api/media/add', { method: 'POST', body: form })).status
  }, picture.toString('base64'))
  if (status !== 200) throw new Error(`the picture was not taken: ${status}`)
}

async function comeAgain(page) {
  await page.goto(site)
  await page.getByRole('heading', { level: 1, name: 'This website opens soon.' }).waitFor()
  const width = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/media/deck-480.webp'
    await picture.decode()
    return picture.naturalWidth
  })
  if (width !== 480) throw new Error(`the picture is ${width} wide`)
  await page.goto(`${site}/admin`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The home screen, or the set-up where nobody has gone through it.
  await page.getByRole('heading', { level: 1, name: /Olive|What is your business/ }).waitFor()
  await page.goto(`${site}/admin/media`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
