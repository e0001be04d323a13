import { EmailRefused, type Post } from '@frontage/kit/post/mail.server'
import type { Prom, Registry } from './prom'

/** Counts e-mails that were handed over, and those that were not by who did not take them: never by whom they were for. */
export function countMails(prom: Prom, registry: Registry) {
  const registers = [registry]
  const sent = new prom.Counter({ name: 'frontage_mail_sent_total', help: 'E-mails that were handed over', registers })
  const failures = new prom.Counter({
    name: 'frontage_mail_failures_total',
    help: 'Tries to send an e-mail that failed: by the mail server itself (target server) or over one e-mail (target recipient)',
    labelNames: ['target', 'reason'],
    registers,
  })

  return (post: Post): Post => ({
    ...post,
    send: async (letter, how) => {
      try {
        await post.send(letter, how)
      } catch (reason) {
        failures.inc(failureOf(reason))
        throw reason
      }
      sent.inc()
    },
  })
}

function failureOf(reason: unknown): { readonly target: 'server' | 'recipient'; readonly reason: string } {
  if (!(reason instanceof EmailRefused)) return { target: 'server', reason: 'other' }
  if (reason.server) return { target: 'server', reason: reason.server }
  if (reason.isSilent) return { target: 'recipient', reason: 'silent' }
  return { target: 'recipient', reason: reason.isFinal ? 'refused' : 'postponed' }
}
