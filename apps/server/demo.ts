import { alone } from '@frontage/kit/storage/locks.server'
import type { App } from './app'

/** Fills a site that nobody has put anything into yet with the made-up business; of several processes one does, and the others wait. */
export const fillWithDemo = (app: Pick<App, 'db' | 'features' | 'site'>, folder: string): Promise<void> =>
  alone(app.db, 'the demo', async () => {
    if ((await app.site.read('name')) !== undefined) return
    for (const feature of app.features) await feature.demo?.(folder)
  })
