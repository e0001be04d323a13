import { createHmac, timingSafeEqual } from 'node:crypto'
import { MOST_IDS } from '../spec'
import type { Cursor, Order } from './reviews.query'

export type Place = { readonly behind: Cursor; readonly seed: number }

/** What `notinstring` said: nothing, a place in the list, or ids that are shown already. */
export type Shown = { readonly place?: Place; readonly ids: readonly number[] }

export type Cursors = { write(order: Order, behind: Cursor): string; read(text: string, sort: Order['sort']): Shown }

const LARGEST_ID = Number.MAX_SAFE_INTEGER

/** Places in a list, signed: a page that somebody made up is no place, and counts as a list of ids. */
export function createCursors(keys: readonly string[]): Cursors {
  const sign = (key: string, body: string): string => createHmac('sha256', key).update(`cursor\0${body}`).digest('base64url').slice(0, 22)
  const isOurs = (body: string, mac: string): boolean => keys.some((key) => timingSafeEqual(Buffer.from(sign(key, body)), Buffer.from(mac)))

  return {
    write: ({ sort, seed }, { value, id }) => {
      const body = Buffer.from(JSON.stringify([sort, seed, value, id])).toString('base64url')
      return `~${body}.${sign(keys[0]!, body)}`
    },
    read: (text, sort) => {
      const [, body, mac] = /^~([\w-]{1,400})\.([\w-]{22})$/.exec(text) ?? []
      if (!body || !mac || !isOurs(body, mac)) return { ids: idsIn(text) }
      const [wasSort, seed, value, id] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, number, string | number, number]
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
