import { parseUrl } from '@frontage/kit/url'
import { serverOrigin } from '@frontage/kit/wire/server.client'
import type { FeedbackAnswer } from '../../../wire'
import type { PlainFirst } from '../../plain'
import type { Popup } from '../../popup'
import { tell } from './track.client'

type Act = { readonly form: HTMLFormElement; readonly first: PlainFirst; readonly show: (popups: readonly Popup[]) => void }
type Redirection = NonNullable<FeedbackAnswer['redirect']>[number]

/** Seconds after which nobody waits to be led on. */
const LONGEST_DELAY = 600

/** What a message that was taken leads to, in the original's order (facts, §10). Nothing in an answer is ever run. */
export function act({ FireScript, popup, redirect, redirect_to_paypal }: FeedbackAnswer, { form, first, show }: Act): void {
  for (const { event, params } of those(FireScript, isEvent, 'A script')) {
    form.dispatchEvent(new CustomEvent('site:form', { bubbles: true, composed: true, detail: { event, params } }))
    tell(event, { formId: first.form, ...Object(params) })
  }
  const popups = those(popup, isPopup, 'A message')
  if (popups.length) show(popups.map((one) => ({ html: one['popup-template'], name: String(one['template-name'] ?? '') })))
  for (const given of [redirect_to_paypal, redirect]) for (const target of those(given, isRedirection, 'An address')) follow(target)
}

const isEvent = (one: Told): boolean => typeof one.event === 'string'
const isPopup = (one: Told): boolean => typeof one['popup-template'] === 'string'
/** Addresses without a host are those of our server, whoever's page the form stands on. */
const urlOf = (address: string): URL | null => parseUrl(address, serverOrigin() === location.origin ? location.href : serverOrigin())

/** Only pages are led to: encrypted ones, our own, and those beside the form. */
const isRedirection = ({ redirect_url }: Told): boolean => {
  const url = typeof redirect_url === 'string' && redirect_url ? urlOf(redirect_url) : null
  return url !== null && (url.protocol === 'https:' || [location.origin, serverOrigin()].includes(url.origin)) && !url.username
}

type Told = Readonly<Record<string, unknown>>

/** Those of what an answer leads to that can be used; what cannot is left alone, and logged. */
function those<One>(given: readonly One[] | undefined, isGood: (one: Told) => boolean, name: string): readonly One[] {
  const all: readonly unknown[] = Array.isArray(given) ? given : given ? [given] : []
  const good = all.filter((one) => isGood(Object(one)))
  if (good.length < all.length) console.error('contact-form', `${name} in an answer was left alone.`)
  return good as One[]
}

function follow({ type, redirect_url, delay }: Redirection): void {
  const address = urlOf(redirect_url)?.href ?? ''
  const seconds = Math.min(LONGEST_DELAY, Math.max(0, Number(delay) || 0))
  setTimeout(() => {
    if (type === 'new_tab') window.open(address, '_blank', 'noopener')
    else location.assign(address)
  }, seconds * 1000)
}
