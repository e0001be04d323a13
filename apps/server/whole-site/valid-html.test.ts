import { examples } from '@frontage/app-sandbox/examples'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

/** What HTML and ARIA say (conformance, not style), as html-validate checks it; rules that are left out have their reason. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Conformance rules that the sets above leave out.
    ...{ 'attribute-misuse': 'error', 'input-attributes': 'error', 'autocomplete-password': 'error', 'no-missing-references': 'error' },
    // Scripts of our own origin, under names that hold a hash of their content.
    'require-sri': 'off',
    // A combobox with a list box is what ARIA's patterns say of a search that answers while somebody types; no <select> does that.
    'prefer-native-element': 'off',
    // Techniques beside others, which HTML does not ask for: a form with one field is sent with Enter, a group that is hidden has no name.
    ...{ 'wcag/h32': 'off', 'wcag/h71': 'off' },
  },
}

const validator = new HtmlValidate(rules)

/** The faults of a document, one line each: the rule, what it says, and where. */
async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
}

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
