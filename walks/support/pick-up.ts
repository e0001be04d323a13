import type { Page } from '@playwright/test'
import { expect } from './site'

/** Picks up a line of a list by keyboard, and waits until the list says so and hears the next key, which is a turn later. */
export async function pickUp(page: Page, name: string, says: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Drag ${name}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(says)).toBeAttached()
  // What can be dropped on is measured with the next frame, and keys are heard from the next turn on.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
