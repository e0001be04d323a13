import type { ContributedFields } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

/** Where links of pages may lead. */
export const fields: ContributedFields = {
  href: lazyPart(() => import('./href').then(({ Href }) => Href)),
}
