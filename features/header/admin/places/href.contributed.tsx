import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazy } from 'react'

/** Where links of pages may lead. */
export const fields: ContributedFields = {
  href: lazy(() => import('./href').then(({ Href }) => ({ default: Href }))),
}
