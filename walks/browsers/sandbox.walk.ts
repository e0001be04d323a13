import { expect, walk } from './browsers'
import type { Tab } from './drive/tab'

/** What is beside the screen once whatever comes in has come to rest. */
async function besideScreen(tab: Tab): Promise<string[]> {
  await expect
    .poll(() => tab.tooWide(), { timeout: 10_000 })
    .toEqual([])
    .catch(() => undefined)
  return tab.tooWide()
}

walk('every example of the sandbox has no error and nothing beside the screen, narrow and wide', async ({ tab, engine }) => {
  walk.setTimeout(900_000)
  await tab.open('/sandbox')
  const paths = await tab.css('main a').all((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const path of paths) {
    await engine.resize(390, 800)
    await tab.open(path)
    await tab.readToEnd()
    const narrow = await besideScreen(tab)
    await engine.resize(1280, 800)
    found.push(...[...narrow, ...(await besideScreen(tab)), ...engine.faults()].map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
})
