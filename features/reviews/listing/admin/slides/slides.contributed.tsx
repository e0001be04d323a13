import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

/** What pages want otherwise of a display that slides. */
export const fields: ContributedFields = {
  'review-slide-props': lazyPart(() => import('./slide-props-field').then(({ SlidePropsField }) => SlidePropsField)),
}
