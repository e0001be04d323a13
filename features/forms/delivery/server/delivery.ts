import type { Tools } from '@frontage/kit/feature.server'
import { createSendOut } from '@frontage/kit/post/send-out.server'
import { isHeldFor } from '../../entry'
import type { OutcomeOf } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { dueActions } from './actions'
import { createDeliveries } from './deliveries'
import { createWebhooks, webhookSecret } from './webhooks'

/** What goes out about a message, and what its visitor is answered. */
export function createDelivery(tools: Tools, { throttle, forms }: Stores, tickets: FormTickets) {
  const { keys, publicUrl } = tools
  const webhooks = createWebhooks({ ...tools, secretOf: forms.secret, sendOut: createSendOut({ own: [new URL(publicUrl).hostname] }) })
  return {
    deliveries: createDeliveries({ ...tools, throttle, webhooks }),
    outcomeOf: outcomesWith(tickets, publicUrl),
    signingSecretOf: (form: number, url: string): string => webhookSecret(keys, form, url),
  }
}

const outcomesWith =
  (tickets: FormTickets, publicUrl: string): OutcomeOf =>
  ({ id, form }, content, doubts) => {
    if (isHeldFor(doubts)) return { status: 'spam', message: form.texts.spam, ticket: '' }
    const sent = { status: 'mail_sent', message: form.texts.mail_sent_ok, ticket: tickets.issueAgain(id) }
    return form.demoMode ? { ...sent, isDemo: true } : { ...sent, extras: dueActions(form, content, publicUrl) }
  }
