import type { Difference as Shown } from '@frontage/parts/admin/use-conflict'
import type { TitleOf } from '../../../admin/block-titles'
import { messages } from '../../messages.admin'
import type { Difference } from './differences'

const words = messages.history
const { theirs, mine, elsewhere, missing, present, ...places } = words.conflict

/** A difference from their version of a page to this person's, as both read. */
export function conflictWords(difference: Difference, titleOf: TitleOf): Shown {
  const [label, before, after] = versionsOf(difference, titleOf)
  return { path: JSON.stringify(difference), label, theirs: before, mine: after }
}

type Versions = readonly [label: string, theirs: string, mine: string]

function versionsOf(difference: Difference, titleOf: TitleOf): Versions {
  switch (difference.what) {
    case 'setting':
      return [words.settings[difference.name], difference.before, difference.after]
    case 'row':
      return difference.action === 'set'
        ? [places.rowSettings(difference.place), theirs, mine]
        : [places.row(difference.place), ...whereabouts(difference)]
    case 'module':
      return [places.module(difference.place, titleOf(difference.block)), ...(difference.text ?? whereabouts(difference))]
    case 'order':
      return [places.rowOrder(difference.place), theirs, mine]
  }
}

type Moved = { readonly action: 'added' | 'removed' | 'moved' | 'set' | 'changed'; readonly says: string }

function whereabouts({ action, says }: Moved): readonly [string, string] {
  const here = says || present
  if (action === 'added') return [missing, here]
  if (action === 'removed') return [here, missing]
  return action === 'moved' ? [elsewhere, here] : [theirs, mine]
}
