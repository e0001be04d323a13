import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Brought } from '@frontage/kit/transfer.server'
import type { PagesService } from '../../../server/pages-service'
import type { SiteRows } from './site-contents'

type Into = { readonly trx: AnyDatabase; readonly by: string }

/** Rows that are kept by name, in place of those of the same name. */
export async function takeRows(rows: SiteRows, { savedRows, now }: PagesService, { trx, by }: Into): Promise<Brought[]> {
  const before = new Map((await savedRows.all(trx)).map(({ name, row }) => [name, row]))
  const brought: Brought[] = []
  for (const { name, row } of rows) {
    const known = before.get(name)
    const text = JSON.stringify(row)
    if (known !== text) await savedRows.keep(0, { name, row: text, saved_at: now(), by }, trx)
    brought.push({ what: `saved row ${name}`, outcome: known === undefined ? 'new' : known === text ? 'same' : 'changed' })
  }
  return brought
}
