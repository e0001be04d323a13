import type { Page } from '@playwright/test'
import { expect } from './site'

/** What a screen reader says unasked: the whole of a live region (`status`, `alert`) as often as its words change, in this order. */
export type Ear = {
  /** Exactly this has been said since the last time, in this order, and nothing twice. */
  expectHeard(words: readonly (string | RegExp)[], why?: string): Promise<void>
  /** What was said so far is not what the walk is about. */
  forget(): Promise<void>
}

/** What is said about one press has been said when nothing was for this time; milliseconds. */
const QUIET = 700

/**
 * Listens to a page from its beginning, and past what tells only of the speed of the line. A region is silent while it is not drawn, hidden from screen readers, or behind a
 * dialog; one that comes into the page with its words is heard only as an alert (WAI-ARIA 1.2, §5.3.1 and `alert`).
 */
export async function listen(page: Page, past: readonly string[] = []): Promise<Ear> {
  await page.addInitScript(hear, past)
  return {
    expectHeard: async (words, why) => {
      const expected = words.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line)))
      await expect.poll(() => page.evaluate(() => window.ear.said), { message: why ?? 'what is heard' }).toEqual(expected)
      await page.waitForFunction((quiet) => performance.now() - window.ear.last > quiet, QUIET)
      expect(await page.evaluate(() => window.ear.said.splice(0)), why).toEqual(expected)
    },
    forget: () => page.evaluate(() => void window.ear.said.splice(0)),
  }
}

declare global {
  interface Window {
    ear: { said: string[]; last: number }
  }
}

function hear(past: readonly string[]): void {
  const ear = { said: [] as string[], last: performance.now() }
  window.ear = ear
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output'
  const spoken = new WeakMap<Element, string>()
  const isHeard = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return region.checkVisibility() && !region.closest('[aria-hidden="true"], [inert]') && (!modal || modal.contains(region))
  }
  const say = (region: Element): void => {
    const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (words === spoken.get(region)) return
    spoken.set(region, words)
    if (!words || past.includes(words) || !isHeard(region)) return
    ear.said.push(words)
    ear.last = performance.now()
  }
  const regionsIn = (node: Node): Element[] =>
    node instanceof Element ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)] : []
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (around) changed.add(around)
      for (const region of [...addedNodes].flatMap(regionsIn)) {
        if (region.matches('[role="alert"], [aria-live="assertive"]') || spoken.has(region)) changed.add(region)
        else if (!changed.has(region)) spoken.set(region, (region.textContent ?? '').replace(/\s+/g, ' ').trim())
      }
    }
    if (document.readyState !== 'loading') for (const region of changed) say(region)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
