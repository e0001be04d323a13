import type { Page } from '@playwright/test'
import { newPicture } from '../support/new-picture'

/** Drops so many new pictures somewhere on the screen, all at once, as from a folder of the computer. */
export async function dropPictures(page: Page, count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, number) => newPicture(320 + number, 240).toString('base64'))
  const transfer = await page.evaluateHandle((contents) => {
    const carried = new DataTransfer()
    for (const [number, content] of contents.entries()) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      carried.items.add(new File([bytes], `Picture ${number + 1}.png`, { type: 'image/png' }))
    }
    return carried
  }, files)
  for (const event of ['dragover', 'drop']) await page.getByRole('heading', { level: 1 }).dispatchEvent(event, { dataTransfer: transfer })
}
