import { expect, walk } from './browsers'

walk('every example of the sandbox has no error and nothing beside the screen, narrow and wide', async ({ tab, engine }) => {
  walk.setTimeout(480_000)
  await tab.open('/sandbox')
  const paths = await tab.css('main a').all((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const path of paths) {
    await engine.resize(390, 800)
    await tab.open(path)
    await tab.readToEnd()
    const narrow = await tab.tooWide()
    await engine.resize(1280, 800)
    found.push(...[...narrow, ...(await tab.tooWide()), ...engine.faults()].map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
})
