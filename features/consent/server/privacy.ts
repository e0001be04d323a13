import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import {
  type AboutPerson,
  type KindCount,
  type Person,
  type PersonalData,
  type Privacy,
  personWith,
  wholeMailbox,
} from '@frontage/kit/personal.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { privacyMessages as say } from '../messages.privacy'
import { affectedBy } from './affected'
import { linesOf, readList } from './erasure-list'
import { countsIn, createErasuresStore } from './erasures.store'
import type { ErasureRow } from './erasures.tables'
import { copyOf } from './personal-copy'

/** An erasure as owners see it: the address is a keyed hash, and nothing more. */
export type ErasureLine = {
  readonly id: number
  readonly hash: string
  readonly at: string
  /** Null: begun, and not finished. */
  readonly doneAt: string | null
  readonly by: string
  readonly counts: KindCount[]
}
/** What owners may know besides: the newest erasures, and those of one person. */
export type OwnersPrivacy = Privacy & {
  readonly erased: () => Promise<ErasureLine[]>
  readonly erasuresOf: (found: Pick<AboutPerson, 'mailbox'>) => Promise<ErasureLine[]>
}

const lineOf = (row: ErasureRow): ErasureLine => ({
  ...{ id: row.id, hash: row.hash, at: row.at, doneAt: row.done_at, by: row.done_by, counts: countsIn(row) },
})

/** What everybody's address looks like, for a `like`. */
const EVERY_ADDRESS = '%@%'
const hash = (key: string, mailbox: string): string => hashOf([key], 'erasure', mailbox)
/** Tells keys apart without saying anything of them. */
const markOf = (key: string): string => hashOf([key], 'erasure key').slice(0, 8)

type Needs = Pick<Tools, 'db' | 'clock' | 'keys' | 'registry' | 'files'>

/** What the whole site keeps about a person: told, taken along, erased, and erased again when an old backup brought it back. */
export function createPrivacy({ db, clock, keys, registry, files }: Needs): OwnersPrivacy {
  const store = createErasuresStore(db)
  const now = (): string => clock.now().toISOString()

  async function about(address: string): Promise<AboutPerson> {
    const mailbox = mailboxOrRefuse(address)
    const parts = []
    for (const { kind, find, erase } of registry.personal())
      parts.push({ kind, isErasable: erase !== undefined, ...(await find(personWith(mailbox))) })
    return { mailbox, parts }
  }

  async function eraseAll(person: Person): Promise<KindCount[]> {
    const counts = []
    for (const { kind, erase } of registry.personal()) if (erase) counts.push({ kind, count: await erase(person) })
    return counts
  }

  return {
    about,
    copy: (found) => copyOf(files, found),
    erasuresOf: async ({ mailbox }) => (await store.of(keys.map((key) => hash(key, mailbox)))).map(lineOf),
    erased: async () => (await store.newest()).map(lineOf),

    erase: async (address, { by, note }) => {
      const mailbox = mailboxOrRefuse(address)
      await refuseAccounts(registry.personal(), personWith(mailbox))
      const known = { hash: hash(keys[0]!, mailbox), key_mark: markOf(keys[0]!), at: now() }
      const found = (await about(mailbox)).parts.map(({ kind, own }) => ({ kind, count: own.length }))
      const erasure = await db.transaction().execute(async (trx) => {
        const id = await store.begin({ ...known, by, counts: found }, trx)
        await note(id, trx)
        return id
      })
      const counts = await eraseAll(personWith(mailbox))
      const { parts } = await about(mailbox)
      if (parts.some(({ own }) => own.length)) throw new Refusal('not-erased', say.notErased, { status: 409 })
      await store.finish(erasure, now())
      return { erasure, counts, named: parts.filter(({ named }) => named.length) }
    },

    affected: (from, to) => affectedBy(registry.personal(), from, to),

    erasures: async () => linesOf(await store.list()),

    eraseAgain: (list) => eraseAgain(list, { keys, store, eraseAll }),
  }
}

type Again = Pick<Tools, 'keys'> & {
  readonly store: ReturnType<typeof createErasuresStore>
  readonly eraseAll: (person: Person) => Promise<KindCount[]>
}

/** Erases once more whoever an older backup brought back, by their hashes alone. */
async function eraseAgain(list: string, { keys, store, eraseAll }: Again) {
  const erasures = readList(list)
  const known = new Set(keys.map(markOf))
  if (erasures.some(({ key_mark }) => !known.has(key_mark))) throw new Refusal('unknown-key', say.unknownKey, { status: 422 })
  const until = new Map<string, string>()
  for (const { hash: one, at } of erasures) if (at > (until.get(one) ?? '')) until.set(one, at)
  const has = (mailbox: string, at: string): boolean => keys.some((key) => at < (until.get(hash(key, mailbox)) ?? ''))
  const counts = until.size ? await eraseAll({ has, pattern: EVERY_ADDRESS }) : []
  await store.take(erasures)
  return { erasures: erasures.length, records: counts.reduce((sum, { count }) => sum + count, 0) }
}

function mailboxOrRefuse(address: string): string {
  const mailbox = wholeMailbox(address)
  if (!mailbox?.includes('.', mailbox.indexOf('@'))) throw new Refusal('no-address', say.noAddress, { status: 422, field: 'address' })
  return mailbox
}

/** Whoever signs in would be locked out half way: that is decided under People. */
async function refuseAccounts(parts: readonly PersonalData[], person: Person): Promise<void> {
  for (const { erase, find } of parts)
    if (!erase && (await find(person)).own.length) throw new Refusal('signs-in', say.signsIn, { status: 409, field: 'address' })
}
