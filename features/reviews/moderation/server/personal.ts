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
} from '@frontage/kit/personal.server'
import type { Review } from '../../review'
import type { ReviewCorrection } from '../../review-shape'
import { reviewOf } from '../../server/presenter'
import type { ReviewRow } from '../../server/store/reviews.tables'
import { type GoneStore, keysOf } from './gone.store'
import type { NotesStore } from './notes.store'
import { createPersonalStore, type PersonalStore, textsOf } from './personal.store'
import { createPersonalTrash } from './personal-trash'

type Needs = Pick<Tools, 'db' | 'events' | 'trash'> & { readonly gone: GoneStore; readonly notes: NotesStore }

/** The address beside a review says whose it is; where there is none, the addresses in it do. */
const relation = (row: ReviewRow, person: Person) =>
  relationTo(person, { owners: ownersIn(textsOf(row)), at: row.created_time, texts: textsOf(row) })

/** Reviews of a person, with pictures, replies, what was decided about them, and e-mails. */
export function createPersonal({ db, events, gone, notes, trash }: Needs): PersonalData {
  const store = createPersonalStore(db)
  const removed = createPersonalTrash(trash)
  const page = (person: Person) => inTurn((after, most) => store.page(person, after, most))

  async function sort(rows: readonly ReviewRow[], person: Person, own: PersonalRecord[], named: number[]): Promise<void> {
    for (const row of rows) {
      const is = relation(row, person)
      if (is === 'own') own.push(await recordOf(row, store, notes))
      if (is === 'named') named.push(row.id)
    }
  }

  return {
    kind: 'reviews',
    find: async (person) => {
      const [own, named]: [PersonalRecord[], number[]] = [[], []]
      for await (const rows of page(person)) await sort(rows, person, own, named)
      for await (const rows of removed.rows()) await sort(rows, person, own, named)
      return { own, named }
    },
    erase: async (person) => {
      await gone.finish()
      let erased = 0
      for await (const rows of page(person)) {
        const ids = rows.filter((row) => relation(row, person) === 'own').map(({ id }) => id)
        erased += await db.transaction().execute(async (trx) => {
          const hidden = await gone.hide(ids, trx)
          if (hidden.length) await events.tell('reviews.changed', trx)
          return hidden.length
        })
      }
      await gone.finish()
      return erased + (await removed.erase((row) => relation(row, person) === 'own'))
    },
    touched: async (from, to) => {
      const found = []
      const isWithin = (at: string): boolean => at >= from && at < to
      for await (const rows of inTurn((after, most) => store.between(from, to, after, most))) found.push(...touchedOf(rows))
      for await (const rows of removed.rows())
        found.push(...touchedOf(rows.filter(({ created_time, last_modified }) => isWithin(created_time) || isWithin(last_modified))))
      return found
    },
  }
}

const touchedOf = (rows: readonly ReviewRow[]) =>
  rows
    .filter(({ sample }) => !sample)
    .map((row) => ({ id: row.id, at: row.created_time, mailboxes: ownersIn(textsOf(row)), name: row.reviewer_name, data: kindsOf(row) }))

const recordOf = async (row: ReviewRow, store: PersonalStore, notes: NotesStore): Promise<PersonalRecord> => ({
  id: row.id,
  at: row.created_time,
  title: row.review_title || 'Review',
  facts: factsIn(reviewOf(row), row.review_text),
  data: {
    ...reviewOf(row),
    title: row.review_title,
    text: row.review_text,
    custom: row.custom_data,
    facts: row.meta_data,
    consent: row.consent,
    history: await notes.history(row.id),
    emails: await store.mails(row.id),
  },
  files: keysOf(row).map((key) => ({ name: key.split('/').at(-1) ?? key, key })),
})

const factsIn = ({ reviewer, email, rating, location, company, source, reply, status, corrections = [] }: Review, text: string): Fact[] =>
  factsOf([
    ['Name', reviewer],
    ['E-mail address', email],
    ['Location', location],
    ['Company', company],
    ['Rating', rating],
    ['Text', text],
    ['Reply', reply?.text],
    ['Source', source],
    ['Status', status],
    ...corrections.map(factOf),
  ])

const factOf = ({ at, note, before }: ReviewCorrection): readonly [string, string] =>
  correctionFact(before ? 'Corrected' : 'Statement', { at, note, before: [before?.reviewer, before?.email].filter(Boolean).join(', ') })

const kindsOf = (row: ReviewRow): string[] => [
  ...(row.reviewer_name ? ['Name'] : []),
  ...(row.reviewer_email ? ['E-mail address'] : []),
  'Review',
  ...(keysOf(row).length ? ['pictures'] : []),
]
