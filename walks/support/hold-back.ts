import type { Page } from '@playwright/test'

/** Lets what a page asks for at this address wait. Hands back what lets it go on. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
