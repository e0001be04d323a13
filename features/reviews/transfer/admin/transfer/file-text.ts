import { encodingOf } from '@frontage/kit/text-of-bytes'
import { MOST_IMPORT_BYTES } from '../../../spec'

const MEGABYTE = 1024 * 1024
export const MOST_MEGABYTES = MOST_IMPORT_BYTES / MEGABYTE

type Read = { readonly bytes: Uint8Array; readonly encoding: string } | { readonly problem: string }

/** The bytes of a file and what they are most likely written in, or why it cannot be read. */
export async function readList(file: File): Promise<Read> {
  if (file.size === 0) return { problem: 'This file is empty.' }
  if (file.size > MOST_IMPORT_BYTES)
    return { problem: `This file is larger than ${MOST_MEGABYTES} MB. Split it into smaller files, or import it on the server.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isWorkbook(bytes))
    return { problem: 'This is a spreadsheet file. Open it in your spreadsheet program, save it as CSV, and choose that file.' }
  return { bytes, encoding: encodingOf(bytes) }
}

/** Excel, LibreOffice and Numbers pack their files; older ones of Excel begin otherwise. */
const isWorkbook = ([first, second]: Uint8Array): boolean => (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
