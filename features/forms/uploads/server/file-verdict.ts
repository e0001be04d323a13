import { open, readFile } from 'node:fs/promises'
import { redraw } from '@frontage/kit/storage/pictures.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Upload } from '@frontage/kit/wire/upload'
import { fileTypeFromFile } from 'file-type'
import type { FormField } from '../../form'
import { fileKinds, isTaken, type Kind } from '../../server/file-kinds'
import { fileEndingOf } from '../../server/file-name'
import { uploadTypes } from '../../spec'
import { isHarmlessArchive } from './archive-look'

export type FileVerdict =
  | { readonly refused: 'type' | 'size' }
  | { readonly refused: undefined; readonly ending: string; readonly type: string }

const USUAL = ['audio/*', 'video/*', 'image/*']
const HEAD = 4096
const TINY = { width: 32, height: 32 }

/** What a field takes: what its owner lists, else the usual (facts, §§2 and 9). */
const takenBy = ({ type, accept }: FormField): readonly string[] => (accept.length ? accept : type === 'upload' ? uploadTypes : USUAL)

/** One judgement for every file that a visitor sends, whichever way it comes: its last ending and what it holds have to agree. */
export async function judge(field: FormField, file: Upload): Promise<FileVerdict> {
  if (file.isTooLarge || file.size > field.mostBytes) return { refused: 'size' }
  const ending = fileEndingOf(file.name)
  const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined
  const isGood = kind && file.incoming && file.size > 0 && isTaken(ending, takenBy(field)) && (await holds(kind, file.incoming.path))
  return isGood ? { refused: undefined, ending, type: kind.type } : { refused: 'type' }
}

async function holds(kind: Kind, path: string): Promise<boolean> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (kind.look === 'text') return found === undefined && (await isPlainText(path))
  if (!found || !kind.mimes.includes(found.mime)) return false
  if (kind.look === 'archive') return isHarmlessArchive(path)
  return kind.look === 'picture' ? isPicture(path) : true
}

/** A picture that cannot be drawn only begins like one. Too many at once is no verdict, and thrown. */
async function isPicture(path: string): Promise<boolean> {
  try {
    await redraw(await readFile(path), TINY)
    return true
  } catch (reason) {
    if (reason instanceof Refusal && reason.status === 422) return false
    throw reason
  }
}

/** No bytes that text has not, and no markup that somebody's program might take for a page. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const head = buffer.subarray(0, bytesRead).toString('latin1')
    return !head.includes('\0') && !/<\s*(?:!doctype|html|script|svg|\?xml|\?php|\?=|body|iframe|head)/i.test(head)
  } finally {
    await file.close()
  }
}
