import type { TitleOf } from '../../../admin/block-titles'
import { messages } from '../../messages.admin'
import type { Difference } from './differences'

const words = messages.history

type Said = { readonly what: string; readonly text: string }

/** A difference as one would tell it. */
export function differenceWords(difference: Difference, titleOf: TitleOf): Said {
  switch (difference.what) {
    case 'setting':
      return { what: words.settings[difference.name], text: change(difference.before, difference.after) }
    case 'row':
      return { what: `Row ${difference.place}: ${words.rows[difference.action]}`, text: quoted(difference.says) }
    case 'module':
      return {
        what: `Row ${difference.place}: ${titleOf(difference.block)} ${words.modules[difference.action]}`,
        text: difference.text ? change(...difference.text) : quoted(difference.says),
      }
    case 'order':
      return { what: words.order(difference.place), text: '' }
  }
}

const quoted = (text: string): string => (text ? `“${text}”` : '')
const change = (before: string, after: string): string => `${quoted(before) || 'nothing'} → ${quoted(after) || 'nothing'}`
