import { connectInTurn } from '../postgres-hosts.server'
import { type Asker, connectTo, createAsker } from './asker.server'
import { createLag, type Position, positionIn } from './position.server'

/** How a standby is: `current` and `behind` follow the primary, `foreign` is no standby of it, or no longer one. */
export type StandbyState = { readonly is: 'current' | 'behind' | 'foreign' | 'away'; /** Seconds. */ readonly lag: number | undefined }

/** A standby from which visitors may read, while it has all that they may see. */
export type Standby = {
  /** Something that visitors see has changed: until the standby has it as well, it is not read from. */
  changed(): void
  /** Whether it may be read from now. */
  isCurrent(): boolean
  /** It did not answer as it should: it is not read from until it was looked at again. */
  doubt(): void
  state(): StandbyState
  /** Looks at both servers at once. */
  look(): Promise<StandbyState>
  close(): Promise<void>
}

type Place = {
  readonly url: string
  readonly readUrl: string
  /** Seconds that a standby may be behind while the primary answers. */
  readonly mostLag: number
}

/** Milliseconds between two looks, while nothing is waited for, and while something is: at first, and at most. */
const EVERY = 1_000
const SOON = { first: 5, most: 250 }

// The end of all that was written, flushed or not: a change that was answered lies before it, whatever a commit waits for.
const OF_PRIMARY = `select pg_current_wal_insert_lsn()::text as position, system_identifier::text || current_database() as identity
  from pg_control_system()`
const OF_STANDBY = `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as "isStandby",
  system_identifier::text || current_database() as identity from pg_control_system()`

type Seen = { readonly position: string; readonly identity: string }
type SeenStandby = { readonly position: string | null; readonly identity: string; readonly isStandby: boolean }

/** Follows how far a standby is. Both servers are asked over a connection of their own. */
export function watchStandby({ url, readUrl, mostLag }: Place): Standby {
  const primary = createAsker(async (config) => (await connectInTurn(url, config)).client)
  // One that was started anew may have less than it had before.
  const standby = createAsker((config) => connectTo(readUrl, config), () => doubt())
  const lagOf = createLag()
  /** How often something changed, and up to which change the standby has all; the first is the start. */
  let changes = 1
  let proven = 0
  /** Where the primary stood after a change. */
  let noted: { readonly change: number; readonly position: Position } | undefined
  let identity: string | undefined
  let isPrimaryThere = false
  let state: StandbyState = { is: 'away', lag: undefined }

  const isCurrent = (): boolean => state.is === 'current' && proven === changes

  async function lookAtPrimary(): Promise<void> {
    const change = changes
    const seen = await answerOf<Seen>(primary, OF_PRIMARY)
    isPrimaryThere = seen !== undefined
    if (!seen) return
    identity = seen.identity
    const position = positionIn(seen.position)
    lagOf.note({ at: performance.now(), position })
    if (change > (noted?.change ?? 0)) noted = { change, position }
  }

  async function lookAtStandby(): Promise<StandbyState> {
    const seen = await answerOf<SeenStandby>(standby, OF_STANDBY)
    if (!seen) return { is: 'away', lag: undefined }
    if (!seen.isStandby || seen.position === null || seen.identity !== identity) return { is: 'foreign', lag: undefined }
    const replayed = positionIn(seen.position)
    if (noted && replayed >= noted.position) proven = noted.change
    const lag = lagOf.of(replayed, performance.now())
    return { is: proven === changes && (lag <= mostLag || !isPrimaryThere) ? 'current' : 'behind', lag }
  }

  let doubts = 0
  function doubt(): void {
    doubts++
    state = { is: 'away', lag: undefined }
    rounds.hurry()
  }

  async function look(): Promise<StandbyState> {
    const before = doubts
    await lookAtPrimary()
    const found = await lookAtStandby()
    // What was doubted meanwhile may have been seen before that.
    state = before === doubts ? found : { is: 'away', lag: undefined }
    return state
  }

  const rounds = repeat(look, () => isCurrent() || state.is === 'away' || state.is === 'foreign')
  return {
    changed: () => {
      changes++
      rounds.hurry()
    },
    isCurrent,
    doubt,
    state: () => (state.is === 'current' && !isCurrent() ? { ...state, is: 'behind' } : state),
    look: rounds.once,
    close: async () => {
      await rounds.end()
      await Promise.all([primary.end(), standby.end()])
    },
  }
}

const answerOf = <Row extends object>(asker: Asker, question: string): Promise<Row | undefined> =>
  asker.ask<Row>(question).catch(() => undefined)

/** Does some work again and again, one after the other: seldom while it is settled, else soon. */
function repeat<Result>(work: () => Promise<Result>, isSettled: () => boolean) {
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let pause = SOON.first
  let isEnded = false

  function once(): Promise<Result> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(() => void round(), milliseconds).unref()
  }

  async function round(): Promise<void> {
    await once().catch(() => undefined)
    pause = isSettled() ? EVERY : Math.min(pause * 2, SOON.most)
    plan(pause)
    if (isSettled()) pause = SOON.first
  }

  plan(0)
  return {
    once,
    hurry: (): void => {
      pause = SOON.first
      plan(0)
    },
    end: async (): Promise<void> => {
      isEnded = true
      clearTimeout(timer)
      await queue
    },
  }
}
