import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { redraw } from '@frontage/kit/storage/pictures.server'
import type { Scanner } from '@frontage/kit/storage/scanner.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Upload } from '@frontage/kit/wire/upload'
import { fileTypeFromFile } from 'file-type'
import type { FileScan } from '../../entry'
import type { FormField } from '../../form'
import { messages } from '../../messages.checks'
import { fileKinds, isTaken, type Kind } from '../../server/file-kinds'
import { fileEndingOf } from '../../server/file-name'
import { uploadTypes } from '../../spec'
import type { FormTexts } from '../../texts'
import { isHarmlessArchive } from './archive-look'

export type FileVerdict =
  | { readonly refused: 'type' | 'size' | 'virus' }
  | { readonly refused: undefined; readonly ending: string; readonly type: string; readonly scan: FileScan }
/** Judges a file before anything of it is kept. */
export type Judge = (field: AskedField, file: Upload) => Promise<FileVerdict>
/** What a field says of its files. */
export type AskedField = Pick<FormField, 'type' | 'accept' | 'mostBytes'>

const USUAL = ['audio/*', 'video/*', 'image/*']
const HEAD = 4096
const TINY = { width: 32, height: 32 }

/** What a field takes: what its owner lists, else the usual (facts, §§2 and 9). */
const takenBy = ({ type, accept }: AskedField): readonly string[] => (accept.length ? accept : type === 'upload' ? uploadTypes : USUAL)

/**
 * One judgement for every file that a visitor sends, whichever way it comes: its last ending and what it holds have to agree,
 * and the virus scanner, where one is set, is asked. Who gets no answer from it lets the file wait.
 */
export const createJudge =
  (scanner: Scanner | undefined): Judge =>
  async (field, file) => {
    if (file.isTooLarge || file.size > field.mostBytes) return { refused: 'size' }
    const ending = fileEndingOf(file.name)
    const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined
    const { incoming } = file
    const isGood = kind && incoming && file.size > 0 && isTaken(ending, takenBy(field)) && (await holds(kind, incoming.path))
    if (!isGood) return { refused: 'type' }
    const found = (await scanner?.scan(() => createReadStream(incoming.path))) ?? ''
    if (found === 'infected') return { refused: 'virus' }
    return { refused: undefined, ending, type: kind.type, scan: found === 'unscanned' ? 'waiting' : found }
  }

/** Why a file is refused, in the words of its form. */
export function refusalWords(
  refused: 'type' | 'size' | 'virus',
  texts: Pick<FormTexts, 'upload_file_too_large' | 'upload_file_type_invalid'>,
): string {
  if (refused === 'virus') return messages.infected
  return refused === 'size' ? texts.upload_file_too_large : texts.upload_file_type_invalid
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
