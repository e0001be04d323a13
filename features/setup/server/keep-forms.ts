import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { has } from './pages/facts'
import { contactFormFrom, reviewFormFrom } from './pages/forms'
import type { Making } from './pages/parts'
import type { SetupDesk } from './setup-desk'
import { markOf, type PartName } from './site-parts'

type Into = { readonly trx: AnyDatabase; readonly by: string }
type Record = { readonly id: number } & Readonly<{ [name: string]: unknown }>
type Wanted = { readonly part: PartName; readonly what: string; readonly record: Readonly<{ [name: string]: unknown }> }

/** The numbers of both forms, which are kept anew unless somebody changed them; 0 for one that no page needs. */
export async function keepForms(
  { facts, words }: Making,
  desk: SetupDesk,
  into: Into,
): Promise<{ readonly contact: number; readonly review: number }> {
  const updatedAt = desk.now()
  const contact = { part: 'contact-forms', what: 'contact-form', record: { form: contactFormFrom(facts, words), updatedAt } } as const
  const { title } = words.review
  const review = {
    part: 'review-widgets',
    what: 'review-form',
    record: { kind: 'form', title, settings: reviewFormFrom(words), updatedAt },
  } as const
  return { contact: await keepForm(contact, desk, into), review: has(facts, 'reviews') ? await keepForm(review, desk, into) : 0 }
}

async function keepForm({ part, what, record }: Wanted, { parts, store }: SetupDesk, into: Into): Promise<number> {
  const all = async (): Promise<readonly Record[]> => ((await parts.write(part, into.trx)).get(part) ?? []) as readonly Record[]
  const before = await all()
  const made = (await store.made(into.trx)).get(what)
  const known = made && before.find(({ id }) => id === made.record)
  if (known && made.mark !== markOf(contentOf(known))) return known.id
  const id = known?.id ?? Math.max(0, made?.record ?? 0, ...before.map((one) => one.id)) + 1
  await parts.read(part, [[part, [{ id, ...record }]]], into)
  const kept = (await all()).find((one) => one.id === id)
  await store.mark(what, { mark: markOf(kept && contentOf(kept)), record: id }, into.trx)
  return id
}

/** What of it an owner can change. */
const contentOf = ({ updatedAt: _, ...rest }: Record): unknown => rest
