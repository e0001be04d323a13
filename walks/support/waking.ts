import { expect, type Locator } from '@playwright/test'

/** Whether an island works with its code. */
export const isAwake = (island: Locator): Promise<void> => expect(island).toHaveAttribute('data-awake', '')

/** Comes near an island, as a pointer does, and waits until it works with its code. */
export async function wake(island: Locator): Promise<void> {
  await island.dispatchEvent('pointerover')
  await isAwake(island)
}
