import { isEmail } from '@frontage/rules/email'
import type { Entry } from '../../../entry'

/** The address that an answer goes to: that of the first field that holds nothing but an address. */
export const replyAddress = ({ values }: Pick<Entry, 'values'>): string | undefined =>
  values.flatMap((field) => (field.values.length === 1 ? field.values : [])).find((value) => isEmail(value.trim()))

/** Opens a letter in the owner's own mail program; undefined where nobody left an address. */
export function replyLink(entry: Pick<Entry, 'values' | 'formTitle'>): string | undefined {
  const to = replyAddress(entry)
  return to && `mailto:${encodeURIComponent(to.trim()).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${entry.formTitle}`)}`
}
