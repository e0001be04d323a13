import type { Tools } from '@frontage/kit/feature.server'
import {
  inTurn,
  ownersIn,
  type Person,
  type PersonalData,
  type PersonalRecord,
  relationTo,
  type Touched,
} from '@frontage/kit/personal.server'
import { contentIn } from '../../server/entry-content'
import { aboutEntry } from '../../server/leaving'
import { createPersonalStore, type PersonalEntry, type PersonalStore } from './personal.store'
import type { Inbox } from './stores'

/** A message that cannot be read counts as its stored text: nothing of it may stay behind. */
const textsOf = (row: PersonalEntry): string[] => contentIn(row)?.values.flatMap(({ values }) => values) ?? [row.content]
const relation = (row: PersonalEntry, person: Person) => {
  const texts = [...textsOf(row), row.sender]
  return relationTo(person, { owners: ownersIn(texts), at: row.at, texts })
}

async function recordsOf(rows: readonly PersonalEntry[], files: Inbox['files'], store: PersonalStore): Promise<PersonalRecord[]> {
  const ids = rows.map(({ id }) => id)
  const [filed, letters, calls] = await Promise.all([files.of(ids), store.letters(ids), store.calls(ids)])
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    data: {
      form: row.form_title,
      state: row.state,
      page: row.page,
      from: row.sender,
      ...(contentIn(row) ?? { content: row.content }),
      emails: letters
        .filter(({ about }) => about === aboutEntry(row.id))
        .map((mail) => ({ at: mail.created_at, to: mail.recipient, subject: mail.subject, text: mail.body_text, state: mail.state })),
      told: calls.filter((call) => call.entry_id === row.id).map(({ target, payload, state }) => ({ to: target, sent: payload, state })),
    },
    files: filed.filter((file) => file.entry_id === row.id).map(({ name, key }) => ({ name, key })),
  }))
}

/** Messages of a person: those whose first address is theirs, with files, e-mails and calls. */
export function createPersonal({ db, events }: Pick<Tools, 'db' | 'events'>, { files, states, leaving }: Inbox): PersonalData {
  const store = createPersonalStore(db)

  return {
    kind: 'messages',
    find: async (person) => {
      const own: PersonalRecord[] = []
      const named: number[] = []
      for await (const rows of inTurn((after, most) => store.page(person, after, most))) {
        own.push(
          ...(await recordsOf(
            rows.filter((row) => relation(row, person) === 'own'),
            files,
            store,
          )),
        )
        named.push(...rows.filter((row) => relation(row, person) === 'named').map(({ id }) => id))
      }
      return { own, named }
    },
    erase: async (person) => {
      await leaving.finishAll()
      let erased = 0
      for await (const rows of inTurn((after, most) => store.page(person, after, most))) {
        const ids = rows.filter((row) => relation(row, person) === 'own').map(({ id }) => id)
        if (!ids.length) continue
        const gone = await db.transaction().execute(async (trx) => {
          const hidden = await leaving.hide(ids, trx)
          await states.remove(ids, trx)
          return hidden
        })
        await leaving.finish(gone)
        erased += ids.length
      }
      if (erased) events.emit('forms.received')
      return erased
    },
    touched: async (from, to) => {
      const found: Touched[] = []
      for await (const rows of inTurn((after, most) => store.between(from, to, after, most))) found.push(...rows.map(touchedBy))
      return found
    },
  }
}

function touchedBy(row: PersonalEntry): Touched {
  const filled = contentIn(row)?.values.filter(({ values }) => values.some(Boolean)) ?? []
  const data = [...filled.map(({ label }) => label), ...(row.files ? ['files'] : [])]
  return { id: row.id, at: row.at, mailboxes: ownersIn(textsOf(row)), name: row.sender, data }
}
