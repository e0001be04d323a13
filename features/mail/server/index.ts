import type { Feature, Tools } from '@frontage/kit/feature.server'
import { listMailsRoute } from './list-mails'
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
  return {
    routes: [listMailsRoute(tools), readMailRoute(tools.outbox), resendMailRoute(tools), ...statusRoutes(tools), reportFaultRoute(tools)],
    migrations: {},
    start,
    sweep: run,
    personal: [createPersonal(tools)],
    problems: problemsOf(tools),
    firstDeeds: { mail: async () => tools.settings.carrier === 'smtp' },
  }
}
