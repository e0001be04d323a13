import type { LentFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** What pages want otherwise of a display that slides. */
export const fields: LentFields = {
  'review-slide-props': lazy(() => import('./slide-props-field').then(({ SlidePropsField }) => ({ default: SlidePropsField }))),
}
