import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

const stored = () => import('./stored-widget')

/** What pages choose among the widgets that were set up. */
export const fields: ContributedFields = {
  'review-display': lazy(() => stored().then(({ StoredDisplayField }) => ({ default: StoredDisplayField }))),
  'review-badge': lazy(() => stored().then(({ StoredBadge }) => ({ default: StoredBadge }))),
  'review-float': lazy(() => stored().then(({ StoredFloat }) => ({ default: StoredFloat }))),
  'review-form': lazy(() => stored().then(({ StoredForm }) => ({ default: StoredForm }))),
}
