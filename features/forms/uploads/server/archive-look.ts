import { open } from 'node:fs/promises'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
/** A second end for what the first has no digits for, and where it stands: written by some for small archives too. */
const LARGE_END = 0x06064b50
const LARGE_BYTES = 56 + 20
const MOST_COMMENT = 65_535
const MOST_ENTRIES = 5_000
const MOST_LISTING = 4 * 1024 * 1024
const MOST_UNPACKED = 1024 * 1024 * 1024
const ENCRYPTED = 1

/**
 * Looks at the list of what is in an archive, without unpacking anything. Refused: lists that make no sense or are endless,
 * names that lead elsewhere, what is encrypted, macros, and what would be far too much when it is unpacked.
 */
export async function isHarmlessArchive(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, END_BYTES + MOST_COMMENT))
    await file.read(tail, 0, tail.length, size - tail.length)
    const at = lastEnd(tail)
    if (at < 0) return false
    const [entries, bytes, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (entries > MOST_ENTRIES || bytes > MOST_LISTING || start + bytes > size) return false
    const between = Buffer.alloc(Math.min(LARGE_BYTES + 1, Math.max(0, size - tail.length + at - start - bytes)))
    await file.read(between, 0, between.length, start + bytes)
    if (!saysTheSame(between, [entries, bytes, start])) return false
    const listing = Buffer.alloc(bytes)
    await file.read(listing, 0, bytes, start)
    return isHarmlessListing(listing, entries)
  } finally {
    await file.close()
  }
}

function lastEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at--) if (tail.readUInt32LE(at) === END) return at
  return -1
}

/**
 * Some programs look for the list where it is said to begin, others right before its end. It is one list for all of them when
 * nothing stands in between but the record of large archives, and that says the same.
 */
function saysTheSame(between: Buffer, said: readonly [entries: number, bytes: number, start: number]): boolean {
  if (between.length === 0) return true
  if (between.length !== LARGE_BYTES || between.readUInt32LE(0) !== LARGE_END) return false
  return said.every((value, place) => between.readBigUInt64LE(32 + 8 * place) === BigInt(value))
}

function isHarmlessListing(listing: Buffer, entries: number): boolean {
  let at = 0
  let unpacked = 0
  for (let count = 0; count < entries; count++) {
    if (at + 46 > listing.length || listing.readUInt32LE(at) !== ENTRY) return false
    const nameLength = listing.readUInt16LE(at + 28)
    const name = listing.subarray(at + 46, at + 46 + nameLength).toString('latin1')
    unpacked += listing.readUInt32LE(at + 24)
    if (listing.readUInt16LE(at + 8) & ENCRYPTED || isBadName(name) || unpacked > MOST_UNPACKED) return false
    at += 46 + nameLength + listing.readUInt16LE(at + 30) + listing.readUInt16LE(at + 32)
  }
  // What stands behind the last one that was counted is read by programs that do not count.
  return at === listing.length
}

const isBadName = (name: string): boolean => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|vbaproject\.bin|vbadata\.xml|\0/i.test(name)
