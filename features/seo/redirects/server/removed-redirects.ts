import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed } from '@frontage/kit/trash.server'
import { putBack, rowsWhere } from '@frontage/kit/trash-rows.server'
import { mayRedirect } from '../../server/policy'
import { rulesIn } from './redirect-rules'
import { REDIRECTS_CHANGED } from './redirects'
import { type RedirectRow, type RedirectsStore, ruleOf } from './redirects.store'

const KIND = 'redirect'
/** Pages come before redirects, so one at the same address is no harm. */
const nowhere = (): boolean => false

/** A redirect on its way into the trash, with how often it was used; undefined where there is none. */
export async function removedRedirect(id: number, trx: AnyDatabase): Promise<Removed | undefined> {
  const redirect = await rowsWhere('redirect', 'id', id, trx)
  const [row] = redirect as unknown as RedirectRow[]
  if (!row) return undefined
  const rows = { redirect, redirect_hit: await rowsWhere('redirect_hit', 'redirect_id', id, trx) }
  return { kind: KIND, key: String(id), title: `${row.from_path} → ${row.to_path || '410'}`, rows }
}

/** Redirects come back unless their address has another one by now, or they would lead in a circle. */
export const handleRemovedRedirects = ({ trash }: Pick<Tools, 'trash'>, store: RedirectsStore): void =>
  trash.handle(KIND, {
    title: 'Redirect',
    right: mayRedirect,
    tells: REDIRECTS_CHANGED,
    restore: async (rows, trx) => {
      const rules = await rulesIn(store, nowhere, trx)
      for (const row of rows.redirect as unknown as RedirectRow[]) rules.checked({ ...ruleOf(row), isAutomatic: false })
      await putBack(rows, trx)
    },
  })
