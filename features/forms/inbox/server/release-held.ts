import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { DeliveryService, House } from '../../server/contracts'
import { contentIn } from '../../server/entry-content'
import type { KnownForm } from '../../server/forms.store'
import type { Stores } from '../../server/stores'
import { takeHeld } from './held.store'

type Formed = Pick<Stores, 'entries' | 'forms'>

/** The form of each message, as it was when the message was sent. */
export async function formsOf({ entries, forms }: Formed, ids: readonly number[]): Promise<Map<number, KnownForm>> {
  const known = new Map<number, KnownForm>()
  for (const id of ids) {
    const row = await entries.find(id)
    const form = row && (await forms.version(row.form_id, row.version))
    if (row && form) known.set(id, { id: row.form_id, version: row.version, updatedAt: row.at, form })
  }
  return known
}

type Release = { readonly forms: Map<number, KnownForm>; readonly house: House }

/** Letters that waited go out, once: of two who release the same message at once, one gets it. */
export async function releaseHeld(
  { deliveries }: { readonly deliveries: DeliveryService },
  ids: readonly number[],
  { forms, house }: Release,
  trx: AnyDatabase,
): Promise<void> {
  for (const row of await takeHeld(ids, trx)) {
    const known = forms.get(row.id)
    if (!known || known.form.demoMode) continue
    const content = contentIn(row)
    if (!content) continue
    await deliveries.send({ id: row.id, known, content, at: row.at, page: row.page }, house, trx)
  }
}
