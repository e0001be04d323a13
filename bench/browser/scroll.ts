import { type CDPSession, chromium } from '@playwright/test'
import { BROWSER } from './visit.ts'

/** What was laid out, or restyled, in the middle of a script, and by which one. */
type Forced = { readonly script: string; readonly layouts: number; readonly styles: number }
export type Scroll = { readonly frames: number; readonly forced: readonly Forced[] }

type Stack = readonly { readonly url: string }[]
type TraceEvent = {
  readonly name: string
  readonly args?: {
    readonly beginData?: { readonly stackTrace?: Stack }
    readonly data?: { readonly stackTrace?: Stack; readonly url?: string }
  }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
const STEP = 120
const PAUSE = 30

/** Scrolls a page with the wheel to its end and back up, under the eyes of the browser's own tracing. */
export async function scrollOf(base: string, address: string): Promise<Scroll> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${base}${address}`, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    const events = await traced(session, async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.mouse.move(640, 400)
      for (const by of [STEP, -STEP])
        for (let way = 0; way < height; way += STEP) {
          await page.mouse.wheel(0, by)
          await page.waitForTimeout(PAUSE)
        }
    })
    return summaryOf(events)
  } finally {
    await browser.close()
  }
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES }, transferMode: 'ReportEvents' })
  await work()
  await session.send('Tracing.end')
  await ended
  return events
}

/** A layout that somebody waited for has a stack; one that a frame brought has none. */
function summaryOf(events: readonly TraceEvent[]): Scroll {
  const forced = new Map<string, { layouts: number; styles: number }>()
  for (const { name, args } of events) {
    if (name !== 'Layout' && name !== 'UpdateLayoutTree') continue
    const stack = args?.beginData?.stackTrace ?? args?.data?.stackTrace
    if (!stack?.length) continue
    const script = nameOf(stack[0]?.url ?? '')
    const counts = forced.get(script) ?? { layouts: 0, styles: 0 }
    counts[name === 'Layout' ? 'layouts' : 'styles'] += 1
    forced.set(script, counts)
  }
  return {
    frames: events.filter(({ name }) => name === 'Commit' || name === 'DrawFrame').length,
    forced: [...forced].map(([script, counts]) => ({ script, ...counts })),
  }
}

const nameOf = (url: string): string => url.replace(/^.*\/|-[\w-]{8}(?=\.js$)/g, '')
