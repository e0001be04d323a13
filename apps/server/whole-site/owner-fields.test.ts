import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, revisionAt, startFilledSite } from '../site.fake'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const send = (address: string, body: object): Promise<Response> => site.post(address, body, { cookie: site.cookies.owner })
const as = async <Answer>(address: string, body: object): Promise<Answer> => {
  const response = await send(address, body)
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** The same of settings that somebody has just read. */
const sendOver = async (address: string, body: object): Promise<Response> =>
  send(`${address}/save`, { ...body, revision: await revisionAt(site, address) })

let pages = 0
/** Publishes a new page, and hands back what visitors get of it. */
async function drawn(title: string, modules: object[], rest: object = {}): Promise<string> {
  const path = `/owned-${++pages}`
  const { id } = await as<{ id: number }>('/api/pages', { path, title })
  const row = { label: title.slice(0, 40), columns: [{ modules }] }
  const document = { version: 2, path, title, description: title, rows: [row], ...rest }
  const { revision } = await as<{ revision: number }>(`/api/pages/${id}/draft`, { revision: 1, document })
  await as(`/api/pages/${id}/publish`, { id, revision })
  return (await site.get(path)).text()
}

async function publishFrame(part: 'header' | 'footer', frame: object): Promise<Response> {
  const { revision } = (await (await site.get(`/api/frame?part=${part}`, site.cookies.owner)).json()) as { revision: number }
  return send('/api/frame/publish', { part, revision, frame })
}

const canaries = [
  '<script>window.__pwn=1</script>',
  '"><img src=x onerror=__pwn=1>',
  '</title></style></script><svg onload=__pwn=1>',
  '<math><style><img src=x onerror=__pwn=1>',
  '&lt;img src=x onerror=__pwn=1&gt;',
  '<!--<script>__pwn=1',
] as const

test.each(canaries)('bar E01: %s is text in every field of the owner, and nothing runs', async (canary) => {
  const link = { label: canary, href: '/' }
  const header = { name: canary, links: [{ ...link, children: [link] }], action: link, above: { text: canary, links: [link] } }
  const footer = { name: canary, columns: [{ title: canary, lines: [{ text: canary, href: '/' }] }], smallPrint: [canary] }
  expect((await publishFrame('header', header)).status).toBe(200)
  expect((await publishFrame('footer', footer)).status).toBe(200)
  expect((await sendOver('/api/business', { name: canary, street: canary, city: canary, region: canary })).status).toBe(200)
  expect((await sendOver('/api/sharing', { pattern: `{title} ${canary}` })).status).toBe(200)
  const marketing = { isUsed: true, text: canary }
  const consent = { isOn: true, title: canary, text: canary, more: { label: canary, href: '/' }, marketing }
  expect((await sendOver('/api/consent', { consent })).status).toBe(200)
  const html = await drawn(canary, [
    { block: 'page-head', props: { title: canary, text: canary } },
    { block: 'heading', props: { title: canary, text: canary } },
    { block: 'rich-text', props: { html: canary } },
    { block: canary, props: { title: canary } },
  ])
  expect(html).toContain('__pwn')
  // Rich text is markup to begin with: signs that are written as such are text there already.
  if (canary.includes('<')) expect(html).not.toContain(canary)
  expect(html).not.toMatch(/<(?:script|img|svg)[^>]*__pwn|<script>\s*window/)
  for (const [whole] of html.matchAll(/<script[^>]*>[\s\S]*?<\/script>/g)) expect(whole.slice(7, -9)).not.toMatch(/<\/?script|<!--/)
})

test('bar E01: a look is made of nothing but numbers, names and colours', async () => {
  const { revision, look } = (await (await site.get('/api/look', site.cookies.owner)).json()) as {
    revision: number
    look: { light: { main: object }; type: object; language: string }
  }
  for (const canary of ['#fff;}*{color:red', '</style><script>__pwn=1</script>', 'url(//evil.example)', 'expression(1)'])
    for (const bad of [
      { ...look, light: { ...look.light, main: { ...look.light.main, paper: canary } } },
      { ...look, type: { ...look.type, headlines: canary } },
      { ...look, language: canary },
    ])
      expect((await send('/api/look/save', { revision, look: bad })).status, canary).toBe(400)
})

describe('bar E04: nothing leads to a script', () => {
  test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
    '%j',
    async (href) => {
      const link = { label: 'Go', href }
      expect((await publishFrame('header', { name: 'Salt', links: [link] })).status).toBe(400)
      const footer = { name: 'Salt', columns: [{ title: 'Go', lines: [{ text: 'Go', href }] }] }
      expect((await publishFrame('footer', footer)).status).toBe(400)
      const consent = { isOn: true, more: { label: 'Go', href }, marketing: { isUsed: true } }
      expect((await sendOver('/api/consent', { consent })).status).toBe(400)
      expect((await send('/api/redirects/save', { redirect: { from: '/evil', to: href } })).status).toBe(400)
      expect((await sendOver('/api/business', { profiles: [href] })).status).toBe(400)
      const html = await drawn('Links', [
        { block: 'page-head', props: { title: 'Links' } },
        { block: 'buttons', props: { actions: [link] } },
        { block: 'heading', props: { title: 'Go', href } },
        { block: 'rich-text', props: { html: `<p>Words and <a href="${href}">a link</a></p>` } },
        { block: 'picture', props: { picture: { file: 'deck.jpg', width: 4, height: 3, alt: '' }, href } },
      ])
      expect(html).toContain('Words and')
      expect(html.replace(/\s/g, '')).not.toMatch(/(?:href|src|action)="(?:javascript|data|vbscript|\/\/evil)/i)
    },
  )
})
