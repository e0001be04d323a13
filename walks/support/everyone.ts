import type { Page } from '@playwright/test'
import { expect, type RunningSite, signIn } from './site'

/** What is wider than the screen: the page itself, and what sticks out of it to the side to which lines run. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const isOut = ({ left, right, width }: DOMRect): boolean => width > 0 && (right > innerWidth + 1 || left < -1)
    const out = [...document.querySelectorAll('main *, footer *, header *')].filter((one) => isOut(one.getBoundingClientRect()))
    return [`${scrollWidth} pixels`, ...out.map(({ nodeName, className }) => `${nodeName} ${className}`).slice(0, 8)]
  })

/** WCAG 1.4.12: the spacing that whoever reads may set. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * WCAG 2.5.8: what is pressed and neither 24 pixels wide and high, counting what stands around it to be pressed, nor a link
 * within a line of text. Each is brought into the window, because what is measured is what a press there reaches.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24
    const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"]'
    const isThere = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches('.visually-hidden, .visually-hidden *, :disabled, [tabindex="-1"][aria-hidden], [inert] *')
    const isInText = (one: Element): boolean =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      )
    const reaches = (one: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (one.contains(found) || (found.closest('label') as HTMLLabelElement | null)?.control === one)
    }
    const isLarge = (one: Element): boolean => {
      const before = one.getBoundingClientRect()
      if (before.width >= LEAST && before.height >= LEAST) return true
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y, half] = [left + width / 2, top + height / 2, LEAST / 2 - 0.5]
      const points = [
        [x - half, y],
        [x + half, y],
        [x, y - half],
        [x, y + half],
      ] as const
      return points.every(([px, py]) => reaches(one, px, py))
    }
    return [...document.querySelectorAll(pressed)]
      .filter((one) => isThere(one) && !isInText(one) && !isLarge(one))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return `${one.nodeName} .${one.className} ${Math.round(width)} × ${Math.round(height)} ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 30)}`
      })
  })

/** Sets the language of the pages, as the theme does. */
export async function speak(page: Page, site: RunningSite, language: string): Promise<void> {
  await signIn(page, site)
  const { look, revision } = await (await page.request.get(`${site.base}/api/look`)).json()
  const data = { revision, look: { ...look, language } }
  const saved = await page.request.post(`${site.base}/api/look/save`, { data, headers: { origin: site.base } })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.context().clearCookies()
}
