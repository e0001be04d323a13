import { Writable } from 'node:stream'
import { type Packed, pack, unpack } from './tar.server'

/** An archive in memory. */
export async function packed(files: Iterable<Packed> | AsyncIterable<Packed>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
  })
  await pack(sink, files)
  return Buffer.concat(chunks)
}

/** All that such an archive holds. */
export async function unpacked(archive: Uint8Array, most: number): Promise<Packed[]> {
  const files: Packed[] = []
  async function* source() {
    yield archive
  }
  await unpack(source(), most, async (path, content) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    files.push({ path, bytes: Buffer.concat(chunks) })
  })
  return files
}
