import type { App } from './app'

/** A site that nobody has put anything into yet. */
export const isEmptySite = async ({ site }: App): Promise<boolean> => (await site.read('name')) === undefined

/** Fills an empty site with the made-up business. */
export async function fillWithDemo({ features }: App, folder: string): Promise<void> {
  for (const feature of features) await feature.demo?.(folder)
}
