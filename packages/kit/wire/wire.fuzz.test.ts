import { expect } from 'vitest'
import { fc, fuzz, textOf } from '../fuzz.setup'
import { richTextOf } from '../text/rich-text.server'
import { createFakeClock } from '../time/clock'
import { refuseEndlessJson, sizeOfJson } from './json-bounds.server'
import { Refusal } from './refusal'
import { sessionTokenOf } from './session-cookie.server'
import { createTickets, issuedAt } from './ticket/ticket.server'

const clock = createFakeClock('2026-11-21T00:00:00Z')
const tickets = createTickets({ keys: ['one-key'], clock, seconds: 60 })
const good = tickets.issue('reviews')
const alphabet = [...'.-_09azAZ=', ...good.split('.')]

fuzz('no text but the ticket itself is one (bar F03)', fc.oneof(textOf(alphabet, 8), fc.anything()), (text) => {
  if (text !== good) expect(tickets.check('reviews', text as string)).toBe('wrong')
  if (typeof text === 'string') issuedAt(text)
})

fuzz(
  'a ticket with any character changed is wrong (bar F03)',
  fc.tuple(fc.nat(good.length - 1), fc.constantFrom(...'AZaz09-_.~ =')),
  ([at, sign]) => {
    const changed = good.slice(0, at) + sign + good.slice(at + 1)
    if (changed !== good) expect(tickets.check('reviews', changed)).toBe('wrong')
  },
)

const cookies = textOf(['__Host-frontage', '=', ';', '; ', ',', '"', 'a'.repeat(43), '%', '\t', 'other=1', '__Host-frontage='], 12)

fuzz('of any cookies the session is what a session looks like, or none', cookies, (cookie) => {
  const token = sessionTokenOf({ headers: { cookie } } as never)
  if (token !== undefined) expect(token).toMatch(/^[\w-]{20,100}$/)
})

fuzz('JSON is measured as it is', fc.jsonValue({ maxDepth: 8 }), (value) => {
  const depthOf = (one: unknown): number =>
    typeof one === 'object' && one !== null ? 1 + Math.max(0, ...Object.values(one).map(depthOf)) : 0
  expect(sizeOfJson(JSON.stringify(value)).depth).toBe(depthOf(value))
})

fuzz('what is no JSON is measured too', textOf(['{', '}', '[', ']', '"', '\\', ',', ':', '{"a":'.repeat(60), '['.repeat(120)]), (text) => {
  try {
    refuseEndlessJson(text, { isPublic: true })
  } catch (reason) {
    expect(reason).toBeInstanceOf(Refusal)
  }
})

const markup = textOf([
  '<',
  '>',
  '</',
  '<p>',
  '<b>',
  '</b>',
  '<a href="',
  '" >',
  'javascript:',
  '<script>',
  '<svg/onload=',
  '<!--',
  '-->',
  '<style>',
  '</style>',
  '&lt;',
  '&#x3c;',
  '<template>',
  '<math>',
  'x',
  '\0',
  '<ul><li>',
  '<br',
])

fuzz('of any markup only rich text is kept, and it stays as it is (bar E01)', markup, (html) => {
  const kept = richTextOf(html)
  const walk = (node: unknown): void => {
    if (typeof node === 'string') return
    const { tag, href, children } = node as { tag: string; href?: string; children: readonly unknown[] }
    expect(tag).toMatch(/^(p|ul|ol|li|b|i|em|strong|br|a|h[2-4]|blockquote)$/)
    if (href !== undefined) expect(href).not.toMatch(/^\s*(javascript|data|vbscript):/i)
    for (const child of children ?? []) walk(child)
  }
  for (const node of kept as readonly unknown[]) walk(node)
})
