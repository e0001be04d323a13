import { expect, WIDTHS, walk } from './browsers'

for (const width of WIDTHS)
  walk(`every example of the sandbox has no error and nothing beside the screen, ${width} pixels wide`, async ({ tab, engine }) => {
    walk.setTimeout(300_000)
    await engine.resize(width, 800)
    await tab.open('/sandbox')
    const paths = await tab.css('main a').all((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    expect(paths.length).toBeGreaterThan(100)
    const found: string[] = []
    for (const path of paths) {
      await tab.open(path)
      await tab.readToEnd()
      found.push(...[...(await tab.tooWide()), ...engine.faults()].map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
