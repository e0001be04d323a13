import type { PlainFirst } from '../../plain'
import type { Popup } from '../../popup'
import type { FeedbackAnswer } from '../../wire'
import { tagManager } from './track.client'

type Act = { readonly form: HTMLFormElement; readonly first: PlainFirst; readonly show: (popups: readonly Popup[]) => void }
type Redirection = NonNullable<FeedbackAnswer['redirect']>[number]

/** What a message that was taken leads to, in the original's order (facts, §10). Nothing in an answer is ever run. */
export function act({ FireScript, popup, redirect, redirect_to_paypal }: FeedbackAnswer, { form, first, show }: Act): void {
  for (const told of FireScript ?? []) {
    if (typeof told !== 'object' || typeof told.event !== 'string') {
      console.error('contact-form', 'A script in an answer was left alone.')
      continue
    }
    form.dispatchEvent(new CustomEvent('site:form', { bubbles: true, detail: { event: told.event, params: told.params } }))
    tagManager()?.push({ event: told.event, formId: first.form, ...told.params })
  }
  if (popup?.length) show(popup.map((one) => ({ html: one['popup-template'], name: one['template-name'] })))
  for (const target of [...(redirect_to_paypal ?? []), ...(redirect ?? [])]) follow(target)
}

/** Only pages are led to: encrypted ones, and our own. */
function follow({ type, redirect_url, delay }: Redirection): void {
  const url = URL.parse(redirect_url, location.href)
  if (!url || !(url.protocol === 'https:' || url.origin === location.origin) || url.username) {
    console.error('contact-form', 'An address in an answer was left alone.')
    return
  }
  setTimeout(() => {
    if (type === 'new_tab') window.open(url, '_blank', 'noopener')
    else location.assign(url)
  }, delay * 1000)
}
