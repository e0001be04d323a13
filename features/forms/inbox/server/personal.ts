import type { Tools } from '@frontage/kit/feature.server'
import {
  correctionFact,
  type Fact,
  factsOf,
  inTurn,
  ownersIn,
  type Person,
  type PersonalData,
  type PersonalRecord,
  relationTo,
  type Touched,
} from '@frontage/kit/personal.server'
import { type Content, contentIn } from '../../server/entry-content'
import { aboutEntry } from '../../server/leaving'
import { beforeIn, correctionOf } from './correction'
import type { CorrectionRow } from './corrections.store'
import { createPersonalStore, type PersonalEntry, type PersonalStore } from './personal.store'
import type { ReplyRow } from './replies.store'
import type { Inbox } from './stores'

/** Messages, with what was corrected in each, and what was replied. */
type Beside = { readonly corrections: readonly CorrectionRow[]; readonly replies: readonly ReplyRow[] }
type Whole = { readonly rows: readonly PersonalEntry[]; readonly of: (row: PersonalEntry) => Beside }

/** A message that cannot be read counts as its stored text: nothing of it may stay behind. */
const textsOf = (row: PersonalEntry): string[] => contentIn(row)?.values.flatMap(({ values }) => values) ?? [row.content]
/** Answers that a correction replaced. One that cannot be read counts as its stored text, too. */
const earlierTexts = (row: CorrectionRow): string[] => beforeIn(row)?.flatMap(({ values }) => values) ?? [row.before]
/** Whose it is says the message as it stands; an address that was corrected counts where none is left. */
const ownersOf = (row: PersonalEntry, { corrections }: Beside): string[] =>
  ownersIn([...textsOf(row), row.sender, ...corrections.flatMap(earlierTexts)])
const relation = (row: PersonalEntry, beside: Beside, person: Person) => {
  const corrected = beside.corrections.flatMap((one) => [...earlierTexts(one), one.note])
  const replied = beside.replies.flatMap(({ recipient, subject, body }) => [recipient, subject, body])
  return relationTo(person, { owners: ownersOf(row, beside), at: row.at, texts: [...textsOf(row), row.sender, ...corrected, ...replied] })
}

async function recordsOf({ rows, of }: Whole, files: Inbox['files'], store: PersonalStore): Promise<PersonalRecord[]> {
  const ids = rows.map(({ id }) => id)
  const [filed, letters, calls] = await Promise.all([files.of(ids), store.letters(ids), store.calls(ids)])
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    title: row.form_title,
    facts: [
      ...factsIn(contentIn(row) ?? { values: [{ name: '', label: 'Message', values: [row.content] }], consents: [] }),
      ...factsOf([
        ...of(row).corrections.map(factOf),
        ...of(row).replies.map(({ at, body }) => [`Reply ${at.slice(0, 10)}`, body] as const),
        ['Page', row.page],
        ['E-mails about it', letters.filter(({ about }) => about === aboutEntry(row.id)).length || ''],
        ['Told to other systems', calls.filter((call) => call.entry_id === row.id).length || ''],
      ]),
    ],
    data: {
      form: row.form_title,
      state: row.state,
      page: row.page,
      from: row.sender,
      ...(contentIn(row) ?? { content: row.content }),
      corrections: of(row).corrections.map(correctionOf),
      replies: of(row).replies.map(({ at, by, recipient, subject, body }) => ({ at, by, to: recipient, subject, text: body })),
      emails: letters
        .filter(({ about }) => about === aboutEntry(row.id))
        .map((mail) => ({ at: mail.created_at, to: mail.recipient, subject: mail.subject, text: mail.body_text, state: mail.state })),
      told: calls.filter((call) => call.entry_id === row.id).map(({ target, payload, state }) => ({ to: target, sent: payload, state })),
    },
    files: filed.filter((file) => file.entry_id === row.id && file.scan !== 'infected').map(({ name, key }) => ({ name, key })),
  }))
}

const factsIn = ({ values, consents }: Content): Fact[] => [
  ...factsOf(values.map((field) => [field.label, field.values.filter(Boolean).join(', ')])),
  ...factsOf(consents.map(({ wording, isGiven }) => [isGiven ? 'Agreed to' : 'Did not agree to', wording])),
]

const factOf = (row: CorrectionRow): readonly [string, string] => {
  const { at, note, before } = correctionOf(row)
  return correctionFact('Corrected', { at, note, before: before.map(({ label, values }) => `${label}: ${values.join(', ')}`).join('; ') })
}

/** Messages of a person: those whose first address is theirs, with files, e-mails, calls, replies and corrections. */
export function createPersonal(
  { db, events }: Pick<Tools, 'db' | 'events'>,
  { files, states, leaving, corrections, replies }: Inbox,
): PersonalData {
  const store = createPersonalStore(db)

  async function* whole(page: (after: number, most: number) => Promise<readonly PersonalEntry[]>): AsyncGenerator<Whole> {
    for await (const rows of inTurn(page)) {
      const ids = rows.map(({ id }) => id)
      const corrected = Map.groupBy(await corrections.of(ids), (row) => row.entry_id)
      const replied = Map.groupBy(await replies.of(ids), (row) => row.entry_id)
      yield { rows, of: ({ id }) => ({ corrections: corrected.get(id) ?? [], replies: replied.get(id) ?? [] }) }
    }
  }

  async function* ofPerson(person: Person): AsyncGenerator<{ readonly own: Whole; readonly named: number[] }> {
    for await (const { rows, of } of whole((after, most) => store.page(person, after, most))) {
      const by = Map.groupBy(rows, (row) => relation(row, of(row), person))
      yield { own: { rows: by.get('own') ?? [], of }, named: (by.get('named') ?? []).map(({ id }) => id) }
    }
  }

  return {
    kind: 'messages',
    find: async (person) => {
      const own: PersonalRecord[] = []
      const named: number[] = []
      for await (const found of ofPerson(person)) {
        own.push(...(await recordsOf(found.own, files, store)))
        named.push(...found.named)
      }
      return { own, named }
    },
    erase: async (person) => {
      await leaving.finishAll()
      let erased = 0
      for await (const { own } of ofPerson(person)) {
        const ids = own.rows.map(({ id }) => id)
        if (!ids.length) continue
        const gone = await db.transaction().execute(async (trx) => {
          const hidden = await leaving.hide(ids, trx)
          await states.remove(ids, trx)
          await events.tell('forms.received', trx)
          return hidden
        })
        await leaving.finish(gone)
        erased += ids.length
      }
      return erased
    },
    touched: async (from, to) => {
      const found: Touched[] = []
      for await (const { rows, of } of whole((after, most) => store.between(from, to, after, most)))
        found.push(...rows.map((row) => touchedBy(row, of(row))))
      return found
    },
  }
}

function touchedBy(row: PersonalEntry, beside: Beside): Touched {
  const filled = contentIn(row)?.values.filter(({ values }) => values.some(Boolean)) ?? []
  const data = [...filled.map(({ label }) => label), ...(row.files ? ['files'] : [])]
  return { id: row.id, at: row.at, mailboxes: ownersOf(row, beside), name: row.sender, data }
}
