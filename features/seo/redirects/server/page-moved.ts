import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { fromKey, pathKey } from '../redirect'
import type { RedirectsStore } from './redirects.store'

/** A page stands elsewhere now: its old address leads there, and so does whatever led to the old one. */
export const createPageMoved =
  (store: RedirectsStore, { clock }: Pick<Tools, 'clock'>) =>
  async ({ from, to }: { readonly from: string; readonly to: string }, trx: AnyDatabase): Promise<void> => {
    const rows = await store.allForChange(trx)
    const idsWhere = (fits: (row: (typeof rows)[number]) => boolean): number[] => rows.filter(fits).map(({ id }) => id)
    // What led away from where the page stands now would be of no use, and a circle if it moved on.
    const gone = idsWhere(({ from_key }) => from_key === fromKey(to) || from_key === fromKey(from))
    await store.remove(gone, trx)
    await store.setTarget(
      idsWhere(({ id, to_path }) => pathKey(to_path) === pathKey(from) && !gone.includes(id)),
      to,
      trx,
    )
    if (from !== '/') await store.add([{ from, to, status: 301, isAutomatic: true, createdAt: clock.now().toISOString() }], trx)
  }
