import type { Settings } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { blockShape } from '../../block'
import { messages } from '../../messages'
import type { OwnerTerm } from '../../wire.admin'

/** Settings of a block that nobody has changed. */
export const startSettings: Settings = v.parse(blockShape, {})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The settings as a page stores them: only what differs from the beginning. */
export const takenFrom = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isSame(value, startSettings[name])))

/** Terms under both of their names, as the block carries them along. */
export const withTerms = (
  settings: Settings,
  field: 'categorySelected' | 'otherCategorySelected' | 'tagsSelected',
  terms: readonly Pick<OwnerTerm, 'id' | 'name'>[],
): Settings => ({ ...settings, [`${field}Num`]: terms.map(({ id }) => id), [`${field}Labels`]: terms.map(({ name }) => name) })

/** Settings that the block understands: while a word is empty, its usual one stands there. */
export const blockOf = (settings: Settings) => v.parse(blockShape, { quickViewText: messages.quickView, ...settings })
