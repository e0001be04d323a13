import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { Refusal } from '@frontage/kit/wire/refusal'
import { readCaptions } from '../../captions'
import { type CaptionsType, type FilmType, filmTypeOf, HEAD } from '../../film-type'
import { messages } from '../../messages'
import { captionsUnreadable, noFilm } from '../../messages.films'
import { MOST_CAPTIONS_BYTES } from '../../spec'

type Judged = { readonly type: FilmType | CaptionsType; readonly bytes: number; readonly source: string }

/**
 * What kind of film a file holds, by its content alone. Throws a Refusal in words when it is none, or not all of one.
 * Captions are written anew: the file then holds what may stay of them.
 */
export async function judgeFilm(path: string): Promise<Judged> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const type = filmTypeOf(await bytesAt(file, 0, HEAD))
    if (type === 'vtt') return { type, bytes: await cleanCaptions(path, file, size), source: await hashOf(path) }
    if (type !== 'mp4' && type !== 'webm') throw refusal(noFilm[type])
    if (!(await (type === 'mp4' ? isWholeMp4(file, size) : hasSegment(file)))) throw refusal(messages.filmBroken)
    return { type, bytes: size, source: await hashOf(path) }
  } finally {
    await file.close()
  }
}

/** Leaves in the file what may stay of its captions; hands back how many bytes that is. */
async function cleanCaptions(path: string, file: FileHandle, size: number): Promise<number> {
  if (size > MOST_CAPTIONS_BYTES) throw refusal(messages.captionsTooLarge)
  const read = readCaptions((await bytesAt(file, 0, size)).toString('utf8'))
  if ('line' in read) throw refusal(captionsUnreadable(read.line))
  await writeFile(path, read.captions)
  return Buffer.byteLength(read.captions)
}

const refusal = (words: string): Refusal => new Refusal('not-a-film', words, { status: 422, field: 'file' })

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Boxes lie one after the other up to the end; one of them, `moov`, says what is in the others. */
async function isWholeMp4(file: FileHandle, size: number): Promise<boolean> {
  let hasIndex = false
  for (let at = 0; at < size; ) {
    const head = await bytesAt(file, at, 16)
    if (head.length < 8) return false
    if (head.toString('latin1', 4, 8) === 'moov') hasIndex = true
    const short = head.readUInt32BE(0)
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short
    if (length < 8 || at + length > size) return false
    at += length
  }
  return hasIndex
}

const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67])

const hasSegment = async (file: FileHandle): Promise<boolean> => (await bytesAt(file, 0, HEAD)).includes(SEGMENT)

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
