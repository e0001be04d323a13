import type { Feature, Tools } from '@frontage/kit/feature.server'
import { listMailsRoute } from './list-mails'
import { readMailRoute } from './read-mail'
import { resendMailRoute } from './resend-mail'
import { createSweep } from './sweep'

/** Letters are kept by the kit; this feature only shows them. */
export function createFeature(tools: Tools): Feature {
  const { start, run } = createSweep(tools)
  return {
    routes: [listMailsRoute(tools), readMailRoute(tools.outbox), resendMailRoute(tools)],
    migrations: {},
    start,
    sweep: run,
  }
}
