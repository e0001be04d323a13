import type { Clock } from '@frontage/kit/clock'
import type { Database } from '@frontage/kit/storage/database.server'
import type { PageTally } from '../pages/page-tally'
import type { ServerSettings } from '../settings'
import { countQueries } from './database-metrics'
import { countMails } from './mail-metrics'
import { countRequests } from './request-metrics'
import { countStandbyReads } from './standby-metrics'
import { gaugeStanding, type Standing } from './standing-metrics'

export type Metrics = Awaited<ReturnType<typeof openMetrics>>

/** Measures only where somebody can read it: the library is loaded for no one else. */
export const metricsFor = async ({ metrics: { port, token } }: ServerSettings, clock: Clock): Promise<Metrics | undefined> =>
  port === undefined && !token ? undefined : openMetrics(clock)

type Parts = { readonly pages: PageTally; readonly pool: Database['pool'] | undefined; readonly standby: Database['standby'] }

/** Numbers for Prometheus. No label holds anything of a person: routes are patterns, and all else is of a short list. */
async function openMetrics(clock: Clock) {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  const requests = countRequests(prom, registry)
  const queries = countQueries(prom, registry)
  const standbyReads = countStandbyReads(prom, registry)
  const readStanding = gaugeStanding(prom, registry, clock)
  return {
    answered: requests.answered,
    database: { ...queries.watch, readFrom: standbyReads.readFrom },
    countedPost: countMails(prom, registry),
    type: registry.contentType,
    /** Everything as text, as it stands now. */
    text: (standing: Standing, { pages, pool, standby }: Parts) => {
      requests.read(pages)
      queries.read(pool)
      standbyReads.read(standby)
      readStanding(standing)
      return registry.metrics()
    },
  }
}
