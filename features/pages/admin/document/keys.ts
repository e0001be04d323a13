import { type DocumentPath, type PageDocument, type PageNode, partAt, placesIn } from './document'

/** Parts are never changed, only replaced; what stands for the same thing keeps its key. */
const keys = new WeakMap<object, string>()
let last = 0

/** What this part is called as long as it is edited. Two that say the same are still two. */
export function keyOf(part: PageNode): string {
  const known = keys.get(part)
  if (known) return known
  last += 1
  const key = `part-${last}`
  keys.set(part, key)
  return key
}

/** Gives a part a name that was given elsewhere. */
export function withKey<P extends PageNode>(part: P, key: string): P {
  keys.set(part, key)
  return part
}

/** The changed part stands for the one before it. */
export const inPlaceOf = <P extends PageNode>(before: PageNode, after: P): P => withKey(after, keyOf(before))

export const placeOfKey = (document: PageDocument, key: string): DocumentPath | undefined =>
  placesIn(document).find((place) => keyOf(partAt(document, place)!) === key)

/** A document that came from elsewhere: what stands where something like it stood takes over its key. */
export function takeKeys(before: PageDocument, after: PageDocument): void {
  for (const place of placesIn(after)) {
    const [old, next] = [partAt(before, place), partAt(after, place)!]
    if (old && !keys.has(next) && isLike(old, next)) inPlaceOf(old, next)
  }
}

const isLike = (one: PageNode, other: PageNode): boolean => !('block' in one) || !('block' in other) || one.block === other.block
