import type { Page } from '@playwright/test'

/** Every page of the made-up business. */
export const demoPages = [
  ...['/', '/services', '/portfolio', '/reviews', '/about', '/how-we-work', '/contact', '/quote'],
  ...['/privacy', '/how-we-handle-reviews', '/leave-a-review', '/portfolio/glazed-gable'],
] as const

/** Reads a page to its end, as somebody would, so that all of it has been in the window. */
export async function readToEnd(page: Page): Promise<void> {
  const isAtEnd = (): Promise<boolean> => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
  for (let turn = 0; turn < 60 && !(await isAtEnd()); turn += 1) {
    await page.evaluate(async () => {
      scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
      // What comes in when it is seen hears of it with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    })
  }
}
