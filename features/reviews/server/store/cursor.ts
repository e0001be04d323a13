import { createSigned } from '@frontage/kit/signed.server'
import { MOST_IDS } from '../../spec'
import type { Cursor, Order } from './reviews.query'

export type CursorPosition = { readonly behind: Cursor; readonly seed: number }

/** What `notinstring` said: nothing, a place in the list, or ids that are shown already. */
export type VisibleRange = { readonly place?: CursorPosition; readonly ids: readonly number[] }

export type Cursors = { write(order: Order, behind: Cursor): string; read(text: string, sort: Order['sort']): VisibleRange }

const LARGEST_ID = Number.MAX_SAFE_INTEGER

/** Places in a list, signed: a page that somebody made up is no place, and counts as a list of ids. */
export function createCursors(keys: readonly string[]): Cursors {
  const signed = createSigned(keys, 'cursor')
  return {
    write: ({ sort, seed }, { value, id }) => signed.write([sort, seed, value, id]),
    read: (text, sort) => {
      const place = signed.read(text)
      if (!place) return { ids: idsIn(text) }
      const [wasSort, seed, value, id] = place as [string, number, string | number, number]
      return wasSort === sort ? { place: { seed, behind: { value, id } }, ids: [] } : { ids: [] }
    },
  }
}

/** Digits between commas, at most 2,000 of them; everything else is passed over. */
export function idsIn(text: string): number[] {
  const ids = new Set<number>()
  for (const part of text.split(',')) {
    const id = /^\d{1,16}$/.test(part.trim()) ? Number(part) : 0
    if (id > 0 && id <= LARGEST_ID) ids.add(id)
    if (ids.size === MOST_IDS) break
  }
  return [...ids]
}
