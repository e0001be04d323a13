import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const send = (address: string, body: object): Promise<Response> => site.post(address, body, { cookie: site.cookies.owner })
const canary = '</script><script>window.__pwn=1</script><!--<script>\u2028"\\__proto__'

/** Every script of a page: what it is, and what stands in it. */
const scriptsIn = (html: string): { type: string; text: string }[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, head = '', text = '']) => ({
    type: /type="([^"]*)"/.exec(head)?.[1] ?? '',
    text,
  }))
const kindsIn = (html: string): string[] => scriptsIn(html).map(({ type }) => type)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** All texts that the data of a page says, of one kind. */
const said = (html: string, type: string): string[] =>
  scriptsIn(html).flatMap((script) => (script.type === type ? textsIn(JSON.parse(script.text)) : []))

let pages = 0
/** A new page of this title with reviews on it, as whoever looks for these words gets it. */
async function found(title: string, words: string): Promise<string> {
  const path = `/data-${++pages}`
  const { id } = (await (await send('/api/pages', { path, title })).json()) as { id: number }
  const modules = [
    { block: 'page-head', props: { title } },
    { block: 'review-list', props: {} },
  ]
  const document = { version: 2, path, title, description: title, rows: [{ label: 'Data', columns: [{ modules }] }] }
  const { revision } = (await (await send(`/api/pages/${id}/draft`, { revision: 1, document })).json()) as { revision: number }
  expect((await send(`/api/pages/${id}/publish`, { id, revision })).status).toBe(200)
  return (await site.get(`${path}?q=${encodeURIComponent(words)}`)).text()
}

test('what visitors and owners wrote stays a value in the data of a page, which has the same scripts as any other (bar E02)', async () => {
  const control = await found('Data', 'deck')
  const hostile = await found(canary, canary)
  expect(kindsIn(control)).toEqual(expect.arrayContaining(['application/json', 'application/ld+json']))
  expect(kindsIn(hostile)).toEqual(kindsIn(control))
  expect(said(hostile, 'application/json')).toContain(canary)
  expect(said(hostile, 'application/ld+json')).toContain(canary)
})
