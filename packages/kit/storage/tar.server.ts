import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** A file in an archive. */
export type Packed = { readonly path: string; readonly bytes: Uint8Array }

/** Thrown for what is no archive, or one that is larger than it may be. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive'
}

const BLOCK = 512
/** Where the parts of a header stand: POSIX 1003.1, ustar. */
const header = { name: 0, mode: 100, size: 124, time: 136, sum: 148, type: 156, magic: 257 } as const
const LONGEST_NAME = 100

const padded = (length: number): number => Math.ceil(length / BLOCK) * BLOCK

function headerOf({ path, bytes }: Packed): Buffer {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(path) > LONGEST_NAME) throw new Error(`${path} is too long for an archive`)
  block.write(path, header.name)
  block.write('0000644\0', header.mode)
  block.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, header.size)
  block.write('00000000000\0', header.time)
  // Its own sum counts as spaces; then the type of a file.
  block.write('        0', header.sum)
  block.write('ustar\x0000', header.magic)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, header.sum)
  return block
}

/** Files as one `.tar.gz` that any system opens; the same files make the same bytes. */
export async function pack(files: readonly Packed[]): Promise<Uint8Array> {
  const blocks = files.flatMap((file) => [headerOf(file), file.bytes, Buffer.alloc(padded(file.bytes.length) - file.bytes.length)])
  return promisify(gzip)(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]))
}

/** The files of such an archive, without folders and links. At most `most` bytes when unpacked. */
export async function unpack(archive: Uint8Array, most: number): Promise<Packed[]> {
  const whole = await promisify(gunzip)(archive, { maxOutputLength: most }).catch(() => {
    throw new NoArchive('this is not an archive, or it is too large')
  })
  const files: Packed[] = []
  for (let at = 0; at + BLOCK <= whole.length && whole[at] !== 0; ) {
    const text = (start: number, length: number): string => whole.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(header.size, 12), 8)
    if (text(header.magic, 5) !== 'ustar' || !(size >= 0) || at + BLOCK + size > whole.length)
      throw new NoArchive('this archive is damaged')
    const isFile = ['0', ''].includes(text(header.type, 1))
    if (isFile)
      files.push({ path: text(header.name, LONGEST_NAME).replace(/^\.\//, ''), bytes: whole.subarray(at + BLOCK, at + BLOCK + size) })
    at += BLOCK + padded(size)
  }
  return files
}
