import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages choose among the settings of the portfolio. */
export const fields: ContributedFields = {
  'portfolio-look': lazy(() => import('./stored-look').then(({ StoredLookField }) => ({ default: StoredLookField }))),
}
