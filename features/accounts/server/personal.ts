import { type Fact, factsOf, mailboxOf, type PersonalData, type PersonalRecord } from '@frontage/kit/personal.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createPersonalStore, type PersonalStore } from './personal.store'

/** Accounts can be told and taken along. They are not erased by an address: their owner changes or closes them under People. */
export function createPersonal(db: AnyDatabase): PersonalData {
  const store = createPersonalStore(db)
  return {
    kind: 'accounts',
    find: async (person) => {
      const own: PersonalRecord[] = []
      for (const { id, created_at: at, ...account } of await store.named(person))
        if (person.has(mailboxOf(account.email), at)) {
          const data = { ...account, ...(await detailsOf(store, id)) }
          own.push({ id, at, title: 'Account', facts: factsIn(data), data, files: [] })
        }
      return { own, named: [] }
    },
    touched: async (from, to) =>
      (await store.between(from, to)).map(({ id, created_at: at, email, name }) => ({
        ...{ id, at, name, mailboxes: [mailboxOf(email)] },
        data: ['Name', 'E-mail address', 'Activity'],
      })),
  }
}

/** How somebody signs in, from where, and what they did. */
const detailsOf = async (store: PersonalStore, id: number) => ({
  sessions: await store.sessions(id),
  passkeys: await store.passkeys(id),
  newEmail: await store.newEmail(id),
  oneTimeCodesSince: await store.codesSince(id),
  actions: await store.actions(id),
})

type Details = Awaited<ReturnType<typeof detailsOf>>
type Told = Details & { readonly name: string; readonly email: string; readonly role: string; readonly last_seen_at: string | null }

const factsIn = ({ name, email, role, last_seen_at, newEmail, sessions, passkeys, oneTimeCodesSince, actions }: Told): Fact[] =>
  factsOf([
    ['Name', name],
    ['E-mail address', email],
    ['New e-mail address, not confirmed yet', newEmail],
    ['Role', role],
    ['Last signed in', last_seen_at],
    ...sessions.map(({ device, network, seen_at }) => ['Session', [device, network, seen_at].filter(Boolean).join(', ')] as const),
    ...passkeys.map((passkey) => ['Passkey', `${passkey.name}, ${passkey.created_at}`] as const),
    ['One-time codes since', oneTimeCodesSince],
    ['Entries in the log of activity', actions.length],
  ])
