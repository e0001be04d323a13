import { createHash } from 'node:crypto'
import { breachedList } from './breached-list'

const BYTES = 4
const list = Buffer.from(breachedList, 'base64')

const entryAt = (place: number): number => list.readUInt32BE(place * BYTES)

/** Whether a password is among the most used ones of earlier breaches; of those that are not, one in about two million is taken for one. */
export function isBreached(password: string): boolean {
  const wanted = createHash('sha1').update(password.normalize('NFC').toLowerCase()).digest().readUInt32BE(0)
  let [from, to] = [0, list.length / BYTES]
  while (from < to) {
    const middle = (from + to) >> 1
    if (entryAt(middle) < wanted) from = middle + 1
    else to = middle
  }
  return from < list.length / BYTES && entryAt(from) === wanted
}
