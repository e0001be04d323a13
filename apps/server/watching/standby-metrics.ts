import type { Database } from '@frontage/kit/storage/database.server'
import type { Prom, Registry } from './prom'

/** Counts where visitors read, and how far the standby is behind; a site without one tells nothing of it. */
export function countStandbyReads(prom: Prom, registry: Registry) {
  const registers = [registry]
  const reads = new prom.Counter({
    name: 'frontage_database_visitor_reads_total',
    help: 'What was read for visitors, from the standby (DATABASE_READ_URL) or from the primary in its place',
    labelNames: ['from'],
    registers,
  })
  const lag = new prom.Gauge({
    name: 'frontage_database_standby_lag_seconds',
    help: 'How far the standby is behind what the primary had written; not told while it cannot be known',
    registers,
  })
  const current = new prom.Gauge({
    name: 'frontage_database_standby_current',
    help: 'Whether the standby has everything that visitors may see: 1 is read from, 0 is not',
    registers,
  })

  return {
    readFrom: (from: 'primary' | 'standby'): void => reads.inc({ from }),
    read: (standby: Database['standby']): void => {
      lag.remove()
      current.remove()
      if (!standby) return
      const state = standby.state()
      current.set(state.is === 'current' ? 1 : 0)
      if (state.lag !== undefined && Number.isFinite(state.lag)) lag.set(state.lag)
    },
  }
}
