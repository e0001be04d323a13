import { type Driver, PostgresDriver } from 'kysely'
import { createPatientPools } from '../patient-pools.server'
import { type Place, ReplicaDriver } from './replica-driver.server'
import { type Standby, watchStandby } from './standby.server'

/** A standby beside the database: its address, and seconds that it may be behind. */
export type Replica = { readonly url: string; readonly mostLag: number }

export type OpenStandby = Standby & {
  /** The driver of the database, which asks the standby for what it may. */
  before(primary: Driver): Driver
}

type Hears = { readonly onRead?: ((place: Place) => void) | undefined; readonly onWait?: ((seconds: number) => void) | undefined }

/** Milliseconds after which a standby that says nothing is asked whether it is there: the primary can answer instead. */
const SILENCE = 1_000

export function openStandby(url: string, { url: readUrl, mostLag }: Replica, { onRead, onWait }: Hears): OpenStandby {
  const watch = watchStandby({ url, readUrl, mostLag })
  const pool = createPatientPools(readUrl, { isShared: false, silence: SILENCE, onWait })
  return { ...watch, before: (primary) => new ReplicaDriver({ primary, standby: new PostgresDriver({ pool }), watch, onRead }) }
}
