import { htmlOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import type { ContactForm } from '../../form'
import type { Content } from '../../server/entry-content'
import type { Extras } from '../../server/outcome'
import { fillIn, saidFirst } from './placeholders'

type Redirection = NonNullable<Extras['redirect']>[number]

/** What the visitor's page does after sending (facts, §10): data that the server made, never code. */
export function dueActions({ actions }: ContactForm, content: Content, publicUrl: string): Extras {
  const { redirect, popup, event, webhooks } = actions
  const to = redirect && redirectionOf(redirect, content, publicUrl)
  const paypal = actions.paypal && paypalOf(actions.paypal, content)
  const queued = [{ result: 'queued' as const }]
  return {
    ...(to && { redirect: [to] }),
    ...(popup && { popup: [{ 'popup-template': htmlOf(richTextOf(popup.body)), 'template-name': popup.title }] }),
    ...(event && { FireScript: [{ event: event.name, params: paramsOf(event.params, content) }] }),
    ...(webhooks.some(({ format }) => format === 'form') && { api_url_request: queued }),
    ...(webhooks.some(({ format }) => format !== 'form') && { api_json_xml_request: queued }),
    ...(paypal && { redirect_to_paypal: [paypal] }),
  }
}

const paramsOf = (params: NonNullable<ContactForm['actions']['event']>['params'], content: Content): Record<string, string> =>
  Object.fromEntries(params.map(({ name, value }) => [name, fillIn(value, content, () => undefined)]))

/** Values go into the query only, encoded; a target whose host nobody allowed leads home. */
function redirectionOf(
  { url, inNewTab, delay, hosts }: NonNullable<ContactForm['actions']['redirect']>,
  content: Content,
  publicUrl: string,
): Redirection {
  const [place = '', ...query] = url.split('?')
  const filled = query.join('?').replace(/\[([A-Za-z_][-\w:]*)\]/g, (_, name: string) => encodeURIComponent(saidFirst(content, name)))
  const target = safeTarget(query.length ? `${place}?${filled}` : place, [new URL(publicUrl).host, ...hosts], publicUrl)
  return { type: inNewTab ? 'new_tab' : 'redirect', redirect_url: target, delay }
}

function safeTarget(text: string, hosts: readonly string[], publicUrl: string): string {
  const url = /[\\\s]/.test(text) ? null : URL.parse(text, publicUrl)
  const isOurs = text.startsWith('/') && !text.startsWith('//')
  const isWhole = isOurs || /^https?:\/\//i.test(text)
  const isFine = url && isWhole && /^https?:$/.test(url.protocol) && !url.username && !url.password && (isOurs || hosts.includes(url.host))
  return isFine ? url.href : `${publicUrl}/`
}

const PAYPAL = 'https://www.paypal.com/cgi-bin/webscr'

/** The amount is the owner's: that of the choice, never one that came with the form. */
function paypalOf(paypal: NonNullable<ContactForm['actions']['paypal']>, content: Content): Redirection | undefined {
  const { business, item, currency, amount, amountField, amounts } = paypal
  const chosen = amountField ? amounts.find(({ value }) => value === saidFirst(content, amountField))?.amount : amount
  if (!chosen || !(Number(chosen) > 0)) return undefined
  const query = new URLSearchParams({
    cmd: '_xclick',
    business,
    item_name: item,
    currency_code: currency,
    amount: chosen,
    no_shipping: '1',
  })
  return { type: 'redirect', redirect_url: `${PAYPAL}?${query}`, delay: 0 }
}
