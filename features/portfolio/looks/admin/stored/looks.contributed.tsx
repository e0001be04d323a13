import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

/** What pages choose among the settings of the portfolio. */
export const fields: ContributedFields = {
  'portfolio-look': lazyPart(() => import('./stored-look').then(({ StoredLookField }) => StoredLookField)),
}
