import { connectInTurn } from '../postgres-hosts.server'
import { type Asker, connectTo, createAsker } from './asker.server'
import { positionIn } from './position.server'
import { createProof } from './proof.server'
import { type Rounds, repeat } from './rounds.server'

/** How a standby is: `current` and `behind` follow the primary, `foreign` is no standby of it, or no longer one. */
export type StandbyState = { readonly is: 'current' | 'behind' | 'foreign' | 'away' /** Seconds. */; readonly lag: number | undefined }

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

// The end of all that was written, flushed or not: a change that was answered lies before it, whatever a commit waits for.
const OF_PRIMARY = `select pg_current_wal_insert_lsn()::text as position, system_identifier::text || current_database() as identity
  from pg_control_system()`
const OF_STANDBY = `select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as "isStandby",
  system_identifier::text || current_database() as identity from pg_control_system()`

type Seen = { readonly position: string; readonly identity: string }
type SeenStandby = { readonly position: string | null; readonly identity: string; readonly isStandby: boolean }

/** Follows how far a standby is. Both servers are asked over a connection of their own. */
export function watchStandby(place: Place): Standby {
  const watch = new StandbyWatch(place)
  return {
    changed: () => watch.changed(),
    isCurrent: () => watch.isCurrent(),
    doubt: () => watch.doubt(),
    state: () => watch.state(),
    look: () => watch.look(),
    close: () => watch.close(),
  }
}

class StandbyWatch {
  readonly #mostLag: number
  readonly #primary: Asker
  readonly #standby: Asker
  readonly #proof = createProof()
  readonly #rounds: Rounds<StandbyState>
  #identity: string | undefined
  #isPrimaryThere = false
  #state: StandbyState = { is: 'away', lag: undefined }
  #doubts = 0

  constructor({ url, readUrl, mostLag }: Place) {
    this.#mostLag = mostLag
    this.#primary = createAsker(async (config) => (await connectInTurn(url, config)).client)
    // One that was started anew may have less than it had before.
    this.#standby = createAsker(
      (config) => connectTo(readUrl, config),
      () => this.doubt(),
    )
    this.#rounds = repeat(
      () => this.#compare(),
      () => this.state().is !== 'behind',
    )
  }

  changed(): void {
    this.#proof.changed()
    this.#rounds.hurry()
  }

  isCurrent(): boolean {
    return this.#state.is === 'current' && this.#proof.hasAll()
  }

  doubt(): void {
    this.#doubts++
    this.#state = { is: 'away', lag: undefined }
    this.#rounds.hurry()
  }

  state(): StandbyState {
    return this.#state.is === 'current' && !this.isCurrent() ? { ...this.#state, is: 'behind' } : this.#state
  }

  look(): Promise<StandbyState> {
    return this.#rounds.once()
  }

  async close(): Promise<void> {
    await this.#rounds.end()
    await Promise.all([this.#primary.end(), this.#standby.end()])
  }

  /** What is doubted while somebody looks may have been seen before that. */
  async #compare(): Promise<StandbyState> {
    const before = this.#doubts
    await this.#lookAtPrimary()
    const found = await this.#lookAtStandby()
    this.#state = before === this.#doubts ? found : { is: 'away', lag: undefined }
    return this.#state
  }

  async #lookAtPrimary(): Promise<void> {
    const change = this.#proof.latest()
    const seen = await answerOf<Seen>(this.#primary, OF_PRIMARY)
    this.#isPrimaryThere = seen !== undefined
    if (!seen) return
    this.#identity = seen.identity
    this.#proof.note(change, positionIn(seen.position))
  }

  async #lookAtStandby(): Promise<StandbyState> {
    const seen = await answerOf<SeenStandby>(this.#standby, OF_STANDBY)
    if (!seen) return { is: 'away', lag: undefined }
    if (!seen.isStandby || seen.position === null || seen.identity !== this.#identity) return { is: 'foreign', lag: undefined }
    const lag = this.#proof.compare(positionIn(seen.position))
    const isNear = lag <= this.#mostLag || !this.#isPrimaryThere
    return { is: isNear && this.#proof.hasAll() ? 'current' : 'behind', lag }
  }
}

const answerOf = <Row extends object>(asker: Asker, question: string): Promise<Row | undefined> =>
  asker.ask<Row>(question).catch(() => undefined)
