type Bytes = Buffer<ArrayBuffer>
const END_BYTES = 22

const startOf = (archive: Bytes): number => archive.readUInt32LE(archive.length - 6)

/** The same archive, whose end says that its list is of so many files. */
export function withCount(count: number, archive: Bytes): Bytes {
  const changed = Buffer.from(archive)
  for (const place of [14, 12]) changed.writeUInt16LE(count, changed.length - place)
  return changed
}

/** An archive with the list of another one right before its end, while the end names its own. */
export function withListBefore(archive: Bytes, other: Bytes): Bytes {
  const end = archive.length - END_BYTES
  return Buffer.concat([archive.subarray(0, end), other.subarray(startOf(other), -END_BYTES), archive.subarray(end)])
}

/** An archive with the record of large ones, as some programs write it that do not know how much there will be. `more`: files that only this one counts. */
export function withLargeEnd(archive: Bytes, more = 0): Bytes {
  const end = archive.length - END_BYTES
  const large = Buffer.alloc(56 + 20)
  large.write('PK\x06\x06', 0, 'latin1')
  const [count, bytes] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 12)]
  for (const [place, value] of [44, count + more, bytes, startOf(archive)].entries())
    large.writeBigUInt64LE(BigInt(value), [4, 32, 40, 48][place])
  large.write('PK\x06\x07', 56, 'latin1')
  large.writeBigUInt64LE(BigInt(end), 64)
  return Buffer.concat([archive.subarray(0, end), large, archive.subarray(end)])
}
