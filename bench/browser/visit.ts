import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'

export const BROWSER = process.env.CHROMIUM || '/usr/bin/chromium'

export type Script = { readonly name: string; readonly bytes: number }
export type Weight = { readonly page: string; readonly before: readonly Script[]; readonly after: readonly Script[] }
export type Steadiness = { readonly screen: string; readonly cards: number; readonly shift: number; readonly all: number }

const PHONE = devices['Moto G4']!
const DESKTOP = devices['Desktop Chrome']!
/** How long the server seems to take for more rows: beyond half a second a browser no longer forgives what moves. */
const VISITS: readonly { readonly screen: string; readonly options: BrowserContextOptions; readonly delay: number }[] = [
  { screen: 'phone', options: PHONE, delay: 0 },
  { screen: 'phone, rows take 1 s', options: PHONE, delay: 1_000 },
  { screen: 'desktop', options: DESKTOP, delay: 0 },
  { screen: 'desktop, rows take 1 s', options: DESKTOP, delay: 1_000 },
]
const ISLAND = '[data-island]'
const CARD = '[data-review]'
/** Long enough for everything that a browser does by itself after the page has come. */
const REST = 2_000

async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** The scripts that come with a page at rest, and those that come once somebody is at its first island. */
export const weightOf = (base: string, address: string): Promise<Weight> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage(PHONE)
    const scripts: Script[] = []
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return
      const { responseBodySize } = await request.sizes()
      scripts.push({ name: new URL(request.url()).pathname.replace(/^.*\/|-[\w-]{8}(?=\.js$)/g, ''), bytes: responseBodySize })
    })
    await page.goto(`${base}${address}`)
    await page.waitForTimeout(REST)
    const before = [...scripts]
    const island = page.locator(ISLAND).first()
    if (await island.count()) {
      await island.scrollIntoViewIfNeeded()
      await island.dispatchEvent('keydown')
      await page.waitForTimeout(REST)
    }
    return { page: address, before, after: scripts.slice(before.length) }
  })

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Watched = { shifts: { value: number; isPressed: boolean }[] }

/** Reads a list to its end, loads more, reads on; adds up every layout shift on the way. */
export const steadinessOf = (base: string, address: string): Promise<Steadiness[]> =>
  inBrowser(async (browser) => {
    const found: Steadiness[] = []
    for (const { screen, options, delay } of VISITS) {
      const page = await browser.newPage(options)
      await page.route('**/admin-ajax.php', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay))
        await route.continue()
      })
      await page.addInitScript(watchShifts)
      await page.goto(`${base}${address}`)
      await readDown(page)
      for (let press = 0; press < 2; press += 1) await loadMore(page)
      const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts)
      const sum = (some: typeof shifts): number => some.reduce((total, { value }) => total + value, 0)
      found.push({
        screen,
        cards: await page.locator(CARD).count(),
        shift: sum(shifts.filter(({ isPressed }) => !isPressed)),
        all: sum(shifts),
      })
      await page.close()
    }
    return found
  })

function watchShifts(): void {
  const watched = globalThis as unknown as Watched
  watched.shifts = []
  const note = ({ value, hadRecentInput }: Shift): void => void watched.shifts.push({ value, isPressed: hadRecentInput })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as Shift)
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

async function readDown(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 600
  const isAtEnd = (): Promise<boolean> => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await isAtEnd())) {
    await page.evaluate((distance) => scrollBy(0, distance), height / 2)
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)
}

async function loadMore(page: Page): Promise<void> {
  const cards = page.locator(CARD)
  const before = await cards.count()
  await page.getByRole('link', { name: /load more/i }).click()
  await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length > count, [CARD, before] as const)
  await readDown(page)
}
