import { afterEach, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

const MOST = 3
let site: TestSite | undefined
afterEach(() => site?.close())

async function setUp(proxies: string) {
  const started = await startTestSite({ FORM_MESSAGES_PER_MINUTE: String(MOST), TRUSTED_PROXIES: proxies })
  site = started
  let form = 0
  for (const feature of started.app.features)
    form ||= ((await feature.fixture?.()) as { plainContactForm?: number } | undefined)?.plainContactForm ?? 0
  const address = `${started.base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`
  const post = async (headers: Record<string, string>, words: string, ticket = '') => {
    const body = new FormData()
    const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
    for (const [name, value] of Object.entries({ ...fields, _frontage_ticket: ticket })) body.append(name, value)
    return fetch(address, { method: 'POST', body, headers })
  }
  let written = 0
  /** Whether the network that these headers speak of has sent too much. */
  return async (headers: Record<string, string>): Promise<boolean> => {
    const words = `Number ${++written}.`
    const asked = (await (await post(headers, words, 'made up')).json()) as { status: string; posted_data_hash: string }
    expect(asked.status).toBe('stale_ticket')
    return (await post(headers, words, asked.posted_data_hash)).status === 429
  }
}

const kept = async () => {
  const tables = ['form_entry', 'throttle', 'audit']
  const db = site!.app.db.withTables<Record<string, Record<string, unknown>>>()
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

describe('addresses that a request claims', () => {
  test('bar F05: from anybody they count for nothing: the limit is that of the connection', async () => {
    const isTooMuch = await setUp('')
    const claims = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'client-ip']
    const answers: boolean[] = []
    for (const [index, name] of claims.entries())
      answers.push(await isTooMuch({ [name]: name === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}` }))
    expect(answers).toEqual([false, false, false, true, true])
    expect(await kept()).not.toContain('203.0.113')
  })

  test('bar F05: behind a trusted proxy the last address that the proxy did not make counts, whatever stands before it', async () => {
    const isTooMuch = await setUp('127.0.0.1,10.0.0.0/8')
    const home = '203.0.113.77'
    const chains = [home, `1.2.3.4, ${home}`, `<script>, ${'9'.repeat(2000)}, ${home}, 10.1.2.3`, `evil, ${home}`]
    const answers: boolean[] = []
    for (const chain of chains) answers.push(await isTooMuch({ 'x-forwarded-for': chain }))
    expect(answers).toEqual([false, false, false, true])
    expect(await isTooMuch({ 'x-forwarded-for': '203.0.113.78' })).toBe(false)
    expect(await isTooMuch({ 'x-forwarded-for': '<script>alert(1)</script>' })).toBe(false)
    expect(await isTooMuch({})).toBe(false)
    expect(await kept()).not.toMatch(/203\.0\.113|<script|1\.2\.3\.4/)
  })
})
