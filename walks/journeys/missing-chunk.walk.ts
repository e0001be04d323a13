import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { demoPages, readToEnd } from '../support/demo'
import { expect, type RunningSite, walk } from '../support/site'
import { type Journey, journeys } from './journeys'

walk.use({ siteOf: 'whoever misses a script' })

type Chunk = { readonly file: string }
const built = Object.values(JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')) as Record<string, Chunk>)
const scripts = new Set(built.map(({ file }) => file).filter((file) => file.endsWith('.js')))

/** Where these are missing, their part of the page says so and stays (F09, U03; walks/forms/upload.walk.ts). */
const said = ['files.view']

/** So many visitors at once. */
const AT_ONCE = 4

/** Does everything, a few at a time, in the order of the list. */
async function all<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const fileOf = (address: string): string => new URL(address).pathname.slice(1)

/** Visits as somebody who cannot have this script. Hands back which scripts were asked for. */
async function visit(browser: Browser, missing: string | undefined, journey: (page: Page) => Promise<void>): Promise<Set<string>> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const asked = new Set<string>()
  page.on('request', (request) => void (scripts.has(fileOf(request.url())) && asked.add(fileOf(request.url()))))
  if (missing) await page.route(`**/${missing}`, (route) => route.abort())
  await journey(page).finally(() => context.close())
  return asked
}

/** What can be read on a page, line by line. */
const linesIn = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.split('\n').filter((line) => line.trim()))

/** Every script that was asked for has come and has run, or has failed. */
const haveRun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const many = (): number => performance.getEntriesByType('resource').length
    for (let before = -1; before !== many(); ) {
      before = many()
      for (let pause = 0; pause < 3; pause++) await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })

/** A button that a list needs only where there is no script. */
const PLAIN = 'Show'

/** Everything that the server has drawn on a page can still be read once its scripts have run. */
const reading =
  (path: string, lines: readonly string[]) =>
  async (page: Page, site: RunningSite): Promise<void> => {
    await page.goto(site.base + path)
    await readToEnd(page)
    await haveRun(page)
    const now = await linesIn(page)
    expect(lines.filter((line) => line !== PLAIN && !now.includes(line))).toEqual([])
  }

async function readings(browser: Browser, site: RunningSite): Promise<[string, Journey][]> {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: [string, Journey][] = []
  for (const path of demoPages) {
    await page.goto(site.base + path)
    found.push([`${path} is read`, reading(path, await linesIn(page))])
  }
  await context.close()
  return found
}

/** For each script the one of these that asks for it and has the fewest others. */
function shareOut(askedBy: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const shares = new Map<string, number>()
  return [...new Set([...askedBy.values()].flatMap((asked) => [...asked]))].map((script) => {
    const [name = ''] = [...askedBy]
      .filter(([, asked]) => asked.has(script))
      .map(([one]) => one)
      .sort((one, other) => (shares.get(one) ?? 0) - (shares.get(other) ?? 0))
    shares.set(name, (shares.get(name) ?? 0) + 1)
    return [name, script]
  })
}

for (const what of ['pages are read', 'journeys are gone'])
  walk(`without any one script ${what} to their end`, async ({ browser, site }) => {
    walk.setTimeout(300_000)
    const ways = new Map<string, Journey>(what === 'pages are read' ? await readings(browser, site) : Object.entries(journeys))
    const go = (name: string, missing?: string): Promise<Set<string>> =>
      visit(browser, missing, (page) => (ways.get(name) as Journey)(page, site))
    const askedBy = new Map<string, Set<string>>()
    await all([...ways.keys()], async (name) => void askedBy.set(name, await go(name)))
    const jobs = shareOut(askedBy).filter(([, script]) => !said.some((name) => script.includes(`/${name}-`)))
    expect(jobs.length).toBeGreaterThan(15)
    const failed: string[] = []
    await all(jobs, async ([name, script]) => {
      await go(name, script).catch((reason: unknown) => failed.push(`without ${script}, ${name}: ${reason}`))
    })
    expect(failed).toEqual([])
  })
