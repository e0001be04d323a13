import { demoPages } from '../support/demo'
import { expect, WIDTHS, walk } from './browsers'

for (const width of WIDTHS)
  walk(`every page of the demo has no error and nothing beside the screen, ${width} pixels wide`, async ({ tab, engine }) => {
    await engine.resize(width, 800)
    const found: string[] = []
    for (const path of demoPages) {
      await tab.open(path)
      await tab.readToEnd()
      found.push(...[...(await tab.tooWide()), ...engine.faults()].map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  })
