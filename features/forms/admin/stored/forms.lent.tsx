import type { LentFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages choose among the contact forms. */
export const fields: LentFields = {
  'contact-form': lazy(() => import('./stored-form').then(({ StoredForm }) => ({ default: StoredForm }))),
}
