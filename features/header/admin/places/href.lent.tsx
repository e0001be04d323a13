import type { LentFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** Where links of pages may lead. */
export const fields: LentFields = {
  href: lazy(() => import('./href').then(({ Href }) => ({ default: Href }))),
}
