import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages want otherwise of a display that slides. */
export const fields: ContributedFields = {
  'review-slide-props': lazy(() => import('./slide-props-field').then(({ SlidePropsField }) => ({ default: SlidePropsField }))),
}
