import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  for (const feature of site.app.features) await feature.demo?.('demo')
})
afterAll(() => site.close())

type Answer = { readonly findings?: { severity: string; text: string }[]; readonly faults?: { path: string; text: string }[] }
const context = { actor: { role: 'owner', accountId: 1, name: 'Anna', session: 's' }, requestId: 'test' }

/** Asks as the owner does. */
async function ask(name: string, request: object): Promise<Answer & { pages?: { id: number }[]; document?: unknown }> {
  const route = site.app.router.routes.find(({ call }) => call.name === name)!
  return (await route.reply(parse(route.call.request, request) as never, context as never)) as never
}

test('the demo is in the form in which sites are exported: taken in and taken out again it is the same', async () => {
  const { texts } = await site.app.features.find(({ mover }) => mover)!.mover!.write()
  const names = readdirSync('demo/site').map((file) => `site/${file.replace(/\.json$/, '')}`)
  expect([...texts.keys()].filter((name) => name.startsWith('site/')).sort()).toEqual(names.sort())
  for (const name of ['business', ...names])
    expect(readFileSync(`demo/${name}.json`, 'utf8'), name).toBe(`${JSON.stringify(texts.get(name), null, 2)}\n`)
})

test('no page of the demo has a fault, or anything that has to be mended', async () => {
  const { pages = [] } = await ask('list-pages', {})
  expect(pages.length).toBeGreaterThan(9)
  for (const { id } of pages) {
    const { document, faults } = await ask('open-page', { id })
    const { findings = [] } = await ask('check-page', { id, document })
    expect([faults, findings.filter(({ severity }) => severity === 'must')], `page ${id}`).toEqual([[], []])
  }
})
