import type { Tools } from '@frontage/kit/feature.server'
import { hashOf } from '@frontage/kit/keyed-hash.server'
import { type AboutPerson, type Person, type PersonalData, type Privacy, personWith, wholeMailbox } from '@frontage/kit/personal.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { privacyMessages as say } from '../messages.privacy'
import { affectedBy } from './affected'
import { linesOf, readList } from './erasure-list'
import { createErasuresStore } from './erasures.store'

/** What everybody's address looks like, for a `like`. */
const EVERY_ADDRESS = '%@%'
const hash = (key: string, mailbox: string): string => hashOf([key], 'erasure', mailbox)
/** Tells keys apart without saying anything of them. */
const markOf = (key: string): string => hashOf([key], 'erasure key').slice(0, 8)

/** What the whole site keeps about a person: told, taken along, erased, and erased again when an old backup brought it back. */
export function createPrivacy({ db, clock, keys, registry }: Pick<Tools, 'db' | 'clock' | 'keys' | 'registry'>): Privacy {
  const store = createErasuresStore(db)
  const now = (): string => clock.now().toISOString()

  async function about(address: string): Promise<AboutPerson> {
    const mailbox = mailboxOrRefuse(address)
    const parts = []
    for (const { kind, find } of registry.personal()) parts.push({ kind, ...(await find(personWith(mailbox))) })
    return { mailbox, parts }
  }

  async function eraseAll(person: Person) {
    const counts = []
    for (const { kind, erase } of registry.personal()) if (erase) counts.push({ kind, count: await erase(person) })
    return counts
  }

  return {
    about,

    erase: async (address, note) => {
      const mailbox = mailboxOrRefuse(address)
      await refuseAccounts(registry.personal(), personWith(mailbox))
      const known = { hash: hash(keys[0]!, mailbox), key_mark: markOf(keys[0]!), at: now() }
      const erasure = await db.transaction().execute(async (trx) => {
        const id = await store.begin(known, trx)
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

    eraseAgain: async (list) => {
      const erasures = readList(list)
      const known = new Set(keys.map(markOf))
      if (erasures.some(({ key_mark }) => !known.has(key_mark))) throw new Refusal('unknown-key', say.unknownKey, { status: 422 })
      const until = new Map<string, string>()
      for (const { hash: one, at } of erasures) if (at > (until.get(one) ?? '')) until.set(one, at)
      const has = (mailbox: string, at: string): boolean => keys.some((key) => at < (until.get(hash(key, mailbox)) ?? ''))
      const counts = until.size ? await eraseAll({ has, pattern: EVERY_ADDRESS }) : []
      await store.take(erasures)
      return { erasures: erasures.length, records: counts.reduce((sum, { count }) => sum + count, 0) }
    },
  }
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
