import type { Entry } from '../../entry'

const address = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

/** The address that an answer goes to: that of the first field that holds nothing but an address. */
export const replyAddress = ({ values }: Pick<Entry, 'values'>): string | undefined =>
  values.flatMap((field) => (field.values.length === 1 ? field.values : [])).find((value) => address.test(value.trim()))

/** Opens a letter in the owner's own mail program; undefined where nobody left an address. */
export function replyLink(entry: Pick<Entry, 'values' | 'formTitle'>): string | undefined {
  const to = replyAddress(entry)
  return to && `mailto:${encodeURIComponent(to.trim()).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${entry.formTitle}`)}`
}

/** "812 B", "1.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB']
  let size = bytes
  let unit = 'B'
  for (const next of units) {
    if (size < 1024) break
    size /= 1024
    unit = next
  }
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}
