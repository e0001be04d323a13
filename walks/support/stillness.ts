import type { Page } from '@playwright/test'
import { expect } from './site'

/** What nobody sees: a letter of a typeface that comes late is by a hair as wide as the one that stood in for it. */
const HAIR = 0.001

/** A share of the screen that moved, what it was, and whether somebody had just pressed something. */
type Shift = { readonly value: number; readonly what: string; readonly isAnswer: boolean }
type Source = { readonly node?: Element; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }
type Entry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean; readonly sources?: readonly Source[] }

/** Begins to note what moves, on this page and on each that follows it. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const box = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ')
    const name = (node: Element | undefined): string =>
      (node instanceof Element && node.getAttribute('class')) || node?.parentElement?.className || node?.nodeName || ''
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = (sources ?? []).map((source) => `${name(source.node)}: ${box(source.previousRect)} → ${box(source.currentRect)}`)
        shifts.push({ value, what: moved.join(', '), isAnswer: hadRecentInput })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

/** How many shifts there were since the page began. */
export const countShifts = async (page: Page): Promise<number> => (await shiftsOf(page)).length

type Which = {
  /** Leaves out the first of them. */
  readonly after?: number
  /** Also what moves within half a second after a press. */
  readonly answersToo?: true
  /** Shares of the screen that may move in all. */
  readonly most?: number
}

/** Nothing has moved by itself since the page began. */
export async function expectStillness(page: Page, where: string, { after = 0, answersToo, most = HAIR }: Which = {}): Promise<void> {
  const shifts = (await shiftsOf(page)).slice(after).filter(({ isAnswer }) => answersToo || !isAnswer)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${where} stands still: ${JSON.stringify(shifts)}`).toBeLessThan(most)
}
