import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { forget, type RunningSite, startSite } from '../support/site.ts'
import { startOldChromium } from './drive/chromium.ts'
import type { Engine } from './drive/engine.ts'
import { startFirefox } from './drive/firefox.ts'
import { Tab } from './drive/tab.ts'
import { startWebKit } from './drive/webkit.ts'

const starters = { firefox: startFirefox, webkit: startWebKit, 'chromium-109': startOldChromium }

export type BrowserKind = keyof typeof starters

/** A walk in the browser of its project, with a demo site of its own; errors in the page and policy violations fail it. */
export const walk = test.extend<{ tab: Tab; faults: () => string[] }, { kind: BrowserKind; site: RunningSite; engine: Engine }>({
  kind: ['firefox', { scope: 'worker', option: true }],
  site: [
    async ({ kind: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
      forget(site.folder)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engine: [
    async ({ kind, site }, use) => {
      const engine = await starters[kind](site.base)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ engine }, use, info) => {
    const tab = new Tab(engine)
    await tab.open('/robots.txt')
    await engine.forget()
    await engine.resize(1280, 800)
    engine.faults()
    await use(tab)
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('picture.png'), await engine.picture())
    expect(engine.faults(), 'errors and policy violations in the browser').toEqual([])
  },
})

export const WIDTHS = [390, 1280] as const
export { expect }
