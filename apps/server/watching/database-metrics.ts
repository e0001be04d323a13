import type { Database, DatabaseWatch } from '@frontage/kit/storage/database.server'
import type { Prom, Registry } from './prom'

/** Seconds. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** Counts what is asked of the database, by the kind of the question and never by its text. */
export function countQueries(prom: Prom, registry: Registry) {
  const registers = [registry]
  const durations = new prom.Histogram({
    name: 'frontage_database_query_duration_seconds',
    help: 'Time of each query by its kind',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const errors = new prom.Counter({
    name: 'frontage_database_errors_total',
    help: 'Queries that failed, by their kind',
    labelNames: ['kind'],
    registers,
  })
  const waits = new prom.Counter({
    name: 'frontage_database_waits_total',
    help: 'How often a query waited for a connection (PostgreSQL) or for a lock of another program (SQLite)',
    registers,
  })
  const waited = new prom.Counter({
    name: 'frontage_database_wait_seconds_total',
    help: 'How long queries waited for a connection or a lock',
    registers,
  })
  const connections = new prom.Gauge({
    name: 'frontage_database_connections',
    help: 'Connections to PostgreSQL: open, idle, and queries that wait for one',
    labelNames: ['state'],
    registers,
  })

  const watch: DatabaseWatch = {
    asked: ({ kind, seconds, hasFailed }) => {
      durations.observe({ kind }, seconds)
      if (hasFailed) errors.inc({ kind })
    },
    waited: (seconds) => {
      waits.inc()
      waited.inc(seconds)
    },
  }
  return {
    watch,
    read: (pool: Database['pool']): void => {
      const { size = 1, idle = 0, waiting = 0 } = pool?.() ?? {}
      connections.set({ state: 'open' }, size)
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'waiting' }, waiting)
    },
  }
}
