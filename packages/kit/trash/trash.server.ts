import type { Audit } from '../audit.server'
import type { EventName, Events } from '../events.server'
import type { Jobs } from '../post/jobs.server'
import type { AnyDatabase } from '../storage/database.server'
import { isRecord, storedIn } from '../storage/stored-json.server'
import type { Clock } from '../time/clock'
import type { Context } from '../wire/answer.server'
import { type Actor, isAllowed, type Permission } from '../wire/permission'
import { requireProof } from '../wire/proof.server'
import { Refusal } from '../wire/refusal'
import { trashMessages as messages } from './messages'
import { TRASH_DAYS } from './spec'
import { createTrashStore, type TrashRecord } from './trash.store.server'
import { putBack, type TrashRows } from './trash-rows.server'

type Doer = Pick<Context, 'actor' | 'requestId'>

/** What a feature does with its things in the trash. */
export type TrashKind = {
  /** What one of them is called: `Redirect`. */
  readonly title: string
  /** Who may see, restore and delete them. */
  readonly right: Permission
  /** Whoever deletes one for good has to have given a password or a passkey within the last minutes. */
  readonly needsProof?: boolean
  /** Told when one is back, where visitors may see it. */
  readonly tells?: EventName
  /** Puts one back: its rows as they stood, unless told. Throws a Refusal where something stands in its place. */
  readonly restore?: (rows: TrashRows, trx: AnyDatabase) => Promise<void>
  /** Whether something else has its place by now. */
  readonly isTaken?: (rows: TrashRows, trx: AnyDatabase) => Promise<boolean>
  /** Lets go of what else belongs to one that is deleted for good. What is handed back runs after the transaction. */
  readonly forget?: (rows: TrashRows, trx: AnyDatabase) => Promise<(() => Promise<void>) | undefined>
}

/** `key`: how the feature names it, `12` or `deck-lookout`; `rows`: everything that is needed to restore it. */
export type Removed = { readonly kind: string; readonly key: string; readonly title: string; readonly rows: TrashRows }
/** Times are ISO 8601; `kind`: its title. */
export type Trashed = Omit<TrashRecord, 'rows' | 'key'>

export type StoredInTrash = { readonly id: number; readonly rows: TrashRows }

/** What owners removed: it can be restored for TRASH_DAYS, then it is deleted for good. */
export type Trash = {
  /** Names what a feature does with its things of a kind. */
  handle(kind: string, about: TrashKind): void
  /** Puts something into the trash, in the transaction in which its rows are deleted; hands back its number there. */
  put(removed: Removed, context: Doer, trx: AnyDatabase): Promise<number>
  /** Whether something of this kind and key can still be restored. */
  has(kind: string, key: string, trx?: AnyDatabase): Promise<boolean>
  /** What somebody may restore, the newest first. */
  list(actor: Actor, most: number): Promise<Trashed[]>
  /** Restores these, all or none. Throws a Refusal where one is gone, or something has its place. */
  restore(ids: readonly number[], context: Doer): Promise<void>
  /** Deletes these for good. */
  delete(ids: readonly number[], context: Doer): Promise<void>
  /** What lies there of a kind, the oldest first, behind the number `after`: what it holds about a person is told and erased. */
  stored(kind: string, after: number, most: number): Promise<readonly StoredInTrash[]>
  /** Deletes one for good that nobody may keep any more. */
  end(id: number): Promise<void>
  /** Deletes for good what lay there long enough; how many. */
  sweep(): Promise<number>
}

type Needs = {
  readonly db: AnyDatabase
  readonly clock: Clock
  readonly jobs: Jobs
  readonly audit: Audit
  readonly events: Events
}

const JOB = 'trash.sweep'
const DAY = 86_400_000

const rowsIn = ({ id, rows }: Pick<TrashRecord, 'id' | 'rows'>): TrashRows => (storedIn(isRecord, rows, `trash ${id}`) ?? {}) as TrashRows
const nameOf = ({ actor }: Doer): string => (actor.role === 'visitor' ? '' : actor.name)

export function createTrash(needs: Needs): Trash {
  const { db, clock, jobs } = needs
  const store = createTrashStore(db)
  const kinds = new Map<string, TrashKind>()
  const endings = createEndings(needs, store, kinds)
  const sweep = async (): Promise<number> => {
    const ids = await store.removedBefore(new Date(clock.now().getTime() - TRASH_DAYS * DAY).toISOString())
    for (const id of ids) await endings.end(id)
    return ids.length
  }
  jobs.handle(JOB, { title: 'Empty the trash', run: async () => void (await sweep()) })
  return {
    handle: (kind, about) => void kinds.set(kind, about),
    put: async ({ kind, key, title, rows }, context, trx) => {
      if (!kinds.has(kind)) throw new Error(`nobody handles ${kind} in the trash`)
      const now = clock.now()
      await jobs.add(JOB, {}, trx, { at: new Date(now.getTime() + TRASH_DAYS * DAY) })
      const removed = { removed_at: now.toISOString(), removed_by: nameOf(context) }
      return store.add({ kind, key, title, rows: JSON.stringify(rows), ...removed }, trx)
    },
    has: store.has,
    list: async (actor, most) => {
      const own = [...kinds].filter(([, { right }]) => isAllowed(right, actor)).map(([kind]) => kind)
      if (!own.length) return []
      return (await store.list(own, most)).map(({ key: _key, kind, ...rest }) => ({ ...rest, kind: kinds.get(kind)!.title }))
    },
    stored: async (kind, after, most) => (await store.stored(kind, after, most)).map((record) => ({ id: record.id, rows: rowsIn(record) })),
    ...endings,
    sweep,
  }
}

const gone = (): Refusal => new Refusal('not-in-trash', messages.gone, { status: 404, field: 'ids' })

/** The two ways out of the trash: back, or for good. */
function createEndings({ db, audit, events }: Needs, store: ReturnType<typeof createTrashStore>, kinds: ReadonlyMap<string, TrashKind>) {
  /** Takes one out, for somebody who may. */
  async function take(id: number, { actor }: Doer, trx: AnyDatabase) {
    const record = await store.take(id, trx)
    const about = record && kinds.get(record.kind)
    if (!record || !about || !isAllowed(about.right, actor)) throw gone()
    return { record, about, rows: rowsIn(record) }
  }
  const targetOf = ({ kind, key }: TrashRecord): string => `${kind} ${key}`

  return {
    restore: (ids: readonly number[], context: Doer): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const id of ids) {
          const { record, about, rows } = await take(id, context, trx)
          if (await about.isTaken?.(rows, trx))
            throw new Refusal('place-taken', messages.taken(record.title), { status: 409, field: 'ids' })
          await (about.restore ?? putBack)(rows, trx)
          await audit.note({ action: 'trash.restore', target: targetOf(record) }, context, trx)
          if (about.tells) await events.tell(about.tells, trx)
        }
      }),

    delete: async (ids: readonly number[], context: Doer): Promise<void> => {
      const finish = await db.transaction().execute(async (trx) => {
        const after: ((() => Promise<void>) | undefined)[] = []
        for (const id of ids) {
          const { record, about, rows } = await take(id, context, trx)
          if (about.needsProof) requireProof(context.actor)
          after.push(await about.forget?.(rows, trx))
          await audit.note({ action: 'trash.delete', target: targetOf(record) }, context, trx)
        }
        return after
      })
      for (const work of finish) await work?.()
    },

    /** Its time is over. */
    end: async (id: number): Promise<void> => {
      const finish = await db.transaction().execute(async (trx) => {
        const record = await store.take(id, trx)
        return record && kinds.get(record.kind)?.forget?.(rowsIn(record), trx)
      })
      await finish?.()
    },
  }
}
