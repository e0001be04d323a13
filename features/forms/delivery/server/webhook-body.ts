import type { ContactForm } from '../../form'
import type { Content } from '../../server/entry-content'

type Hook = ContactForm['actions']['webhooks'][number]
export type WebhookBody = { readonly type: string; readonly body: string }

type Said = readonly (readonly [name: string, values: readonly string[]])[]

/** A message in the words of another system: always written by a serialiser, never put together from text. */
export function webhookBody(hook: Hook, { values }: Content, about: { entry: number; at: string; form: string }): WebhookBody {
  const named = hook.fields.map(({ name, field }) => [name, values.find((value) => value.name === field)?.values ?? []] as const)
  const said: Said = hook.fields.length ? named : values.map((value) => [value.name, value.values] as const)
  const facts: Said = [
    ['entry_id', [String(about.entry)]],
    ['form', [about.form]],
    ['sent_at', [about.at]],
  ]
  return writers[hook.format](hook.fields.length ? said : [...facts, ...said])
}

const writers: Readonly<Record<Hook['format'], (said: Said) => WebhookBody>> = {
  json: (said) => ({
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(Object.fromEntries(said.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]))),
  }),
  form: (said) => {
    const pairs = said.flatMap(([name, values]) => (values.length ? values : ['']).map((value): [string, string] => [name, value]))
    return { type: 'application/x-www-form-urlencoded; charset=utf-8', body: new URLSearchParams(pairs).toString() }
  },
  xml: (said) => {
    const lines = said.flatMap(([name, values]) =>
      (values.length ? values : ['']).map((value) => `<field name="${xml(name)}">${xml(value)}</field>`),
    )
    return { type: 'application/xml; charset=utf-8', body: `<?xml version="1.0" encoding="UTF-8"?><message>${lines.join('')}</message>` }
  },
}

/** XML has no way to write most control characters: they are left out. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\r\n\t]/g, (letter) => `&#${letter.charCodeAt(0)};`)
