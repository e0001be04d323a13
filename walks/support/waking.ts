import { expect, type Locator } from '@playwright/test'

/** Whether an island works with its code. */
export const isAwake = (island: Locator): Promise<void> => expect(island).toHaveAttribute('data-awake', '')

/** Presses a key in an island, and waits until it works with its code. */
export async function wake(island: Locator): Promise<void> {
  await island.dispatchEvent('keydown')
  await isAwake(island)
}
