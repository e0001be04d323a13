import { examples } from '@frontage/app-sandbox/examples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'
import { htmlFaults } from './valid-html.fake'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ SANDBOX: 'yes' })
  for (const feature of site.app.features) await feature.demo?.('demo')
})
afterAll(() => site.close())

/** What is wrong with each of these pages. */
async function faultsOf(addresses: readonly string[], at = site): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const answer = await at.get(address)
    expect(answer.headers.get('content-type'), address).toBe('text/html; charset=utf-8')
    found.push(...(await htmlFaults(await answer.text())).map((fault) => `${address} ${fault}`))
  }
  return found
}

const pathsIn = (xml: string): string[] => [...xml.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)

describe('valid HTML', () => {
  test('a fault is found', async () => {
    const faulty =
      '<!doctype html><html lang="en"><head><title>A</title></head><body><p id="a"><div></div><img src="/a.png"></p></body></html>'
    expect((await htmlFaults(faulty)).join('\n')).toMatch(/element-required-attributes|wcag\/h37|close-order|implicit/)
  })

  test('every page of the demo', async () => {
    const paths = pathsIn(await (await site.get('/sitemap.xml')).text())
    expect(paths.length).toBeGreaterThan(20)
    expect(await faultsOf([...paths, '/reviews?page=2', '/?s=deck', '/?s=', '/?s=nothing-like-it'])).toEqual([])
  })

  test('what is answered where nothing is', async () => {
    expect(await faultsOf(['/nothing', '/portfolio/nothing', '/preview/nothing'])).toEqual([])
  })

  test('the pages before the admin', async () => {
    expect(await faultsOf(['/admin', '/admin/forgotten', '/admin/reset', '/admin/reset?token=x', '/admin/invitation'])).toEqual([])
  })

  test('a site that is empty, and one that is not open yet', async () => {
    const [open, closed] = [await startTestSite(), await startTestSite({}, undefined, false)]
    expect(await faultsOf(['/', '/about'], open)).toEqual([])
    expect(await faultsOf(['/', '/about', '/admin'], closed)).toEqual([])
    await open.close()
    await closed.close()
  })

  test('every example of the sandbox, and what stands around them', async () => {
    expect(examples.length).toBeGreaterThan(100)
    expect(await faultsOf(['/sandbox', '/sandbox/reference', ...examples.map(({ path }) => path)])).toEqual([])
  }, 120_000)
})
