import type { Feature, Tools } from '@frontage/kit/feature.server'
import { hasRows } from '@frontage/kit/storage/has-rows.server'
import { listMailsRoute } from './list-mails'
import { mailServerRoutes } from './mail-server/mail-server'
import { TESTED, testMailRoutes } from './mail-server/test-mail'
import { createPersonal } from './personal'
import { problemsOf } from './problems'
import { readMailRoute } from './read-mail'
import { reportFaultRoute } from './report-fault'
import { resendMailRoute } from './resend-mail'
import { statusRoutes } from './status'
import { createSweep } from './sweep'

/** Letters and jobs are kept by the kit; this feature shows them, and what cannot be read. */
export function createFeature(tools: Tools): Feature {
  const { start, run } = createSweep(tools)
  tools.events.on('mail.changed', () => void tools.mailing.load().catch(unread(tools)))
  return {
    routes: [
      ...[listMailsRoute(tools), readMailRoute(tools.outbox), resendMailRoute(tools), ...statusRoutes(tools), reportFaultRoute(tools)],
      ...[...mailServerRoutes(tools), ...testMailRoutes(tools)],
    ],
    migrations: {},
    start: async () => {
      await tools.mailing.load()
      await start()
    },
    sweep: run,
    personal: [createPersonal(tools)],
    problems: problemsOf(tools),
    firstActions: { mail: () => hasWorked(tools) },
  }
}

/** Whether a mail server has taken an e-mail of this site, be it a test. */
const hasWorked = async ({ db, site }: Tools): Promise<boolean> =>
  (await site.read(TESTED)) !== undefined || hasRows(db, 'mail', { state: 'sent' })

const unread =
  ({ log }: Tools) =>
  (reason: unknown): void =>
    log.warn({ err: reason }, 'the mail server of the site could not be read')
