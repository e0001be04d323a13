import type { Settings } from '@frontage/parts/admin/setting'
import type { OwnerTerm } from '../../../wire.admin'

/** Terms under both of their names, as the block carries them along. */
export const withTerms = (
  settings: Settings,
  field: 'categorySelected' | 'otherCategorySelected' | 'tagsSelected',
  terms: readonly Pick<OwnerTerm, 'id' | 'name'>[],
): Settings => ({ ...settings, [`${field}Num`]: terms.map(({ id }) => id), [`${field}Labels`]: terms.map(({ name }) => name) })
