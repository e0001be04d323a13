import type { LentFields, LentPresets } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages choose among the contact forms. */
export const fields: LentFields = {
  'contact-form': lazy(() => import('./stored-form').then(({ StoredForm }) => ({ default: StoredForm }))),
}

/** What they begin with. */
export const presets: LentPresets = {
  'contact-form': lazy(() => import('./only-form').then(({ OnlyForm }) => ({ default: OnlyForm }))),
}
