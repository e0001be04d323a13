// Takes a picture of every page and every screen: `npm run pictures -- <folder> [word …]`, only those whose names hold every word.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fold } from '@frontage/kit/text'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { demoPages, readToEnd } from './demo.ts'
import { browserWith } from './fonts.ts'
import { ownerScreens } from './screens.ts'
import { forget, type RunningSite, signIn, startSite } from './site.ts'

const looks = ['Weatherboard', 'Kōwhai']
const schemes = ['light', 'dark'] as const
const widths = [390, 768, 1280]
const publicPages = [...demoPages, '/reviews?page=3', '/?s=deck', '/no-such-page', '/sandbox']

type Shot = { readonly name: string; readonly address: string; readonly isOwners: boolean }
type Round = { readonly colorScheme: (typeof schemes)[number]; readonly width: number; readonly shots: readonly Shot[] }

const [folder, ...words] = process.argv.slice(2)
if (!folder) {
  console.error('Where to? npm run pictures -- <folder> [word …]')
  process.exit(1)
}

const isWanted = ({ name }: Shot): boolean => words.every((word) => name.includes(fold(word)))
const called = (address: string): string => address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'

const roundsOf = (of: string, addresses: readonly string[], isOwners: boolean): Round[] =>
  schemes
    .flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))
    .map(({ colorScheme, width }) => {
      const shots = addresses.map((address) => ({ name: [fold(of), called(address), width, colorScheme].join('.'), address, isOwners }))
      return { colorScheme, width, shots: shots.filter(isWanted) }
    })
    .filter(({ shots }) => shots.length > 0)

/** As an owner publishes it. */
async function wear(browser: Browser, site: RunningSite, look: string): Promise<void> {
  const page = await browser.newPage()
  await signIn(page, site)
  await page.goto(`${site.base}/admin/look`)
  await page.getByRole('button', { name: look }).click()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  if (await publish.isEnabled()) await publish.click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  await page.close()
}

/** Everything is there and stands still. */
async function settle(page: Page, { isOwners }: Shot): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (isOwners) await expect(page.locator('[data-loading], .mantine-Skeleton-root, .canvas-skeleton')).toHaveCount(0)
  else await readToEnd(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
}

async function takeRound(browser: Browser, site: RunningSite, { colorScheme, width, shots }: Round): Promise<void> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } })
  const page = await context.newPage()
  if (shots.some(({ isOwners }) => isOwners)) await signIn(page, site)
  for (const shot of shots) {
    const file = path.join(folder!, `${shot.name}.png`)
    await page.goto(site.base + shot.address)
    const trouble = await settle(page, shot).catch((reason: Error) => reason.message.split('\n')[0])
    await page.screenshot({ path: file, fullPage: true })
    console.log(trouble ? `${file}  did not settle: ${trouble}` : file)
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch(browserWith('usual'))
try {
  for (const round of roundsOf('owner', ownerScreens(), true)) await takeRound(browser, site, round)
  for (const look of looks) {
    const rounds = roundsOf(look, publicPages, false)
    if (rounds.length) await wear(browser, site, look)
    for (const round of rounds) await takeRound(browser, site, round)
  }
} finally {
  await browser.close()
  await site.stop()
  forget(site.folder)
}
