import { BELIEVED } from '@frontage/kit/storage/room.server'
import type { App } from '../app'
import type { PageTally } from '../pages/page-tally'
import { type Check, checkReadiness, isReady } from './readiness'

export type Report = { readonly status: number; readonly type: string; readonly body: string }

export type Watch = ReturnType<typeof createWatch>

const JSON_TYPE = 'application/json; charset=utf-8'

/** Tells whoever watches the server how it is. */
export function createWatch(app: App, site: { readonly pages: PageTally; readonly isStopping: () => boolean }) {
  const check = (): Promise<Check[]> => checkReadiness(app, site.isStopping())

  return {
    /** Whether the site can be served, and in words why not; `isTrusted`: with everything that is known about it. */
    readiness: async (isTrusted: boolean): Promise<Report> => {
      const checks = await check()
      const status = isReady(checks) ? 200 : 503
      const body = { status: status === 200 ? 'ok' : 'unavailable', ...(isTrusted ? { checks } : wordsOf(checks)) }
      return { status, type: JSON_TYPE, body: JSON.stringify(body) }
    },

    /** Numbers for Prometheus; undefined where nothing is measured. */
    metrics: async (): Promise<Report | undefined> => {
      const { metrics } = app
      if (!metrics) return undefined
      const checks = await check()
      const hasDatabase = checks.some(({ name, isFine }) => name === 'database' && isFine)
      const standing = {
        checks,
        jobs: hasDatabase ? await app.jobs.standing().catch(() => undefined) : undefined,
        faults: hasDatabase ? await app.islandFaults.all().catch(() => []) : [],
        room: await app.room.state(BELIEVED).catch(() => undefined),
      }
      return {
        status: 200,
        type: metrics.type,
        body: await metrics.text(standing, { pages: site.pages, pool: app.pool, standby: app.standby }),
      }
    },
  }
}

/** What keeps the site from being served, for everybody. */
function wordsOf(checks: readonly Check[]): { readonly message?: string } {
  const messages = checks.flatMap(({ isFine, blocks, message }) => (!isFine && blocks && message ? [message] : []))
  return messages.length ? { message: messages.join(' ') } : {}
}
