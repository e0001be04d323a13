import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import * as v from 'valibot'
import { days } from '../answers'
import type { KeptWeek } from '../hours'
import type { SiteParts } from './site-parts'

const line = v.optional(v.string(), '')
const span = v.object({ from: v.string(), to: v.string() })
const week = v.object(v.entriesFromList(days, v.optional(v.array(span), [])))

/** What the set-up reads and writes of the business details; everything else of them stays as it is. */
const detailsShape = v.looseObject({
  ...{ name: line, street: line, city: line, postcode: line, phone: line, email: line },
  hours: v.optional(v.nullable(week), null),
})
export type Details = v.InferOutput<typeof detailsShape>

/** The part that they belong to, and their file in it. */
const PART = 'seo'
const FILE = 'business-details'

export async function detailsIn(parts: SiteParts, trx?: AnyDatabase): Promise<Details> {
  const texts = await parts.write(PART, trx)
  const { success, output } = v.safeParse(detailsShape, texts.get(FILE) ?? {})
  return success ? output : v.parse(detailsShape, {})
}

type Change = Partial<Details> & { readonly kind?: string; readonly hours?: KeptWeek | null }

/** Changes some of the business details. */
export async function changeDetails(
  change: Change,
  parts: SiteParts,
  into: { readonly trx: AnyDatabase; readonly by: string },
): Promise<void> {
  const before = (await parts.write(PART, into.trx)).get(FILE) ?? {}
  await parts.read(PART, [[FILE, { ...(before as object), ...change }]], into)
}
