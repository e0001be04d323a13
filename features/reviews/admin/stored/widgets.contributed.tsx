import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

const stored = () => import('./stored-widget')

/** What pages choose among the widgets that were set up. */
export const fields: ContributedFields = {
  'review-display': lazyPart(() => stored().then(({ StoredDisplayField }) => StoredDisplayField)),
  'review-badge': lazyPart(() => stored().then(({ StoredBadge }) => StoredBadge)),
  'review-float': lazyPart(() => stored().then(({ StoredFloat }) => StoredFloat)),
  'review-form': lazyPart(() => stored().then(({ StoredForm }) => StoredForm)),
}
