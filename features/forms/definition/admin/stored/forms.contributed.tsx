import type { ContributedFields, ContributedPresets } from '@frontage/kit/admin/fields'
import { lazyPart } from '@frontage/parts/admin/lazy-part'

/** What pages choose among the contact forms. */
export const fields: ContributedFields = {
  'contact-form': lazyPart(() => import('./stored-form').then(({ StoredFormField }) => StoredFormField)),
}

/** What they begin with. */
export const presets: ContributedPresets = {
  'contact-form': lazyPart(() => import('./only-form').then(({ OnlyForm }) => OnlyForm)),
}
