import type { ContributedFields, ContributedPresets } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages choose among the contact forms. */
export const fields: ContributedFields = {
  'contact-form': lazy(() => import('./stored-form').then(({ StoredFormField }) => ({ default: StoredFormField }))),
}

/** What they begin with. */
export const presets: ContributedPresets = {
  'contact-form': lazy(() => import('./only-form').then(({ OnlyForm }) => ({ default: OnlyForm }))),
}
