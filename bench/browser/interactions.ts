import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { median } from '../tools/numbers.ts'
import { BROWSER } from './visit.ts'

/** What somebody does on a page, and how long the browser took to paint after the slowest event of it, in milliseconds. */
export type Interaction = { readonly name: string; readonly milliseconds: number; readonly profile: readonly string[] }

type Action = { readonly name: string; readonly page: string; readonly wakes?: string; readonly press: (page: Page) => Promise<void> }

const SLOWER = 4
/** Until a press has had its consequences. */
const REST = 1_500
/** Each a visit of its own. */
const PRESSES = 3
/** Above this the functions that took the time are named. */
export const LONGEST = 100

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap({ force: true })

/** On a phone filters are folded until somebody asks for them. */
async function filter(page: Page): Promise<void> {
  await page.locator('.review-bar__fold > summary').first().tap()
  await page.locator('[data-island="review-list"] form button[name]:visible').first().tap({ force: true })
}

/** Each one on a page that nobody has touched: it is the first press. `wakes` does the same once more on a page that is awake. */
const actions: readonly Action[] = [
  { name: 'load more', page: '/reviews', wakes: 'review-list', press: tap('.review-list__more') },
  { name: 'filter', page: '/reviews', wakes: 'review-list', press: filter },
  { name: 'read more', page: '/reviews', wakes: 'review-list', press: tap('.review-card__more:visible') },
  { name: 'category', page: '/portfolio', wakes: 'portfolio', press: tap('a[data-choose]:not([aria-current])') },
  { name: 'lightbox', page: '/portfolio', wakes: 'portfolio', press: tap('a[data-item]') },
  { name: 'form field', page: '/contact', wakes: 'contact-form', press: tap('.wpcf7-form input[type="text"]:visible') },
  { name: 'send', page: '/contact', wakes: 'contact-form', press: tap('.wpcf7-submit') },
  { name: 'next step', page: '/quote', wakes: 'contact-form', press: tap('.cf7mls_next') },
  {
    name: 'stars',
    page: '/leave-a-review',
    wakes: 'review-form',
    press: tap('[data-island="review-form"] [type="radio"] + label, label:has([type="radio"])'),
  },
  { name: 'slider', page: '/about', wakes: 'review-slider', press: tap('.review-slider__button:not([data-back])') },
  { name: 'menu', page: '/', press: tap('.site-header__toggle') },
  { name: 'colours', page: '/', press: tap('.colour-switcher') },
]

type Timed = { longest: number }

/** The browser's own measure, Event Timing: from a press to the next picture. As for INP, a pointer that only comes is no interaction. */
function watch(): void {
  const timed = globalThis as unknown as Timed
  timed.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) timed.longest = Math.max(timed.longest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The worst of every action as a first press, and on a page that is awake. */
export async function interactionsOf(base: string): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    const found: Interaction[] = []
    for (const action of actions)
      for (const isAwake of action.wakes ? [false, true] : [false]) found.push(await measure(browser, base, action, isAwake))
    return found
  } finally {
    await browser.close()
  }
}

/** The middle of several presses; a profile costs time itself, so it is taken of another one, where they were long. */
async function measure(browser: Browser, base: string, action: Action, isAwake: boolean): Promise<Interaction> {
  const times: number[] = []
  for (let press = 0; press < PRESSES; press++) times.push((await pressOnce(browser, base, action, isAwake)).milliseconds)
  const milliseconds = median(times)
  const { profile } = milliseconds > LONGEST ? await pressOnce(browser, base, action, isAwake, true) : { profile: [] }
  return { name: `${action.name}, ${isAwake ? 'awake' : 'first press'}`, milliseconds, profile }
}

async function pressOnce(browser: Browser, base: string, { page: address, wakes, press }: Action, isAwake: boolean, isProfiled = false) {
  const page = await browser.newPage({ ...devices['Moto G4']! })
  try {
    await page.addInitScript(watch)
    await page.goto(base + address, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    if (isAwake && wakes) {
      const island = page.locator(`[data-island="${wakes}"]`).first()
      await island.scrollIntoViewIfNeeded()
      await island.dispatchEvent('keydown')
      await page.waitForTimeout(REST)
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    if (isProfiled) await session.send('Profiler.enable')
    if (isProfiled) await session.send('Profiler.start')
    await press(page)
    await page.waitForTimeout(REST)
    const profile = isProfiled ? heaviestIn((await session.send('Profiler.stop')).profile) : []
    return { milliseconds: await page.evaluate(() => (globalThis as unknown as Timed).longest), profile }
  } finally {
    await page.close()
  }
}

type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string; readonly url: string } }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** The functions that took the most time themselves. */
function heaviestIn({ nodes, samples = [], timeDeltas = [] }: Profile): string[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName || 'nameless'} (${url.replace(/^.*\//, '')})`]),
  )
  const times = new Map<string, number>()
  for (const [place, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[place] ?? 0) / 1000)
  }
  return [...times]
    .filter(([name]) => !/^\((idle|root)\)/.test(name))
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([name, time]) => `${name}: ${Math.round(time)} ms`)
}
