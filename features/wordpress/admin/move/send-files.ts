import { send } from '@frontage/kit/wire/send.client'
import { messages } from '../../messages.admin'
import { ENDINGS, MOST_EXPORT_BYTES, MOST_FILES, PIECE_BYTES } from '../../spec'
import { addWordPressPiece, beginWordPressImport, type WordPressImport } from '../../wire.admin'

const words = messages.file

/** Why files are not even sent; undefined when they may try. */
export function issueOf(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  if (files.length > MOST_FILES) return words.tooMany
  const other = files.find(({ name }) => !ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
  if (other) return words.noExport(other.name)
  const empty = files.find(({ size }) => size === 0)
  if (empty) return words.empty(empty.name)
  return files.reduce((sum, { size }) => sum + size, 0) > MOST_EXPORT_BYTES ? words.tooLarge : undefined
}

type Sending = { readonly signal: AbortSignal; readonly tell: (bytes: number) => void }

/** Sends files piece by piece; what the server has of them already is not sent again. Hands back the import that they belong to. */
export async function sendFiles(files: readonly File[], { signal, tell }: Sending): Promise<WordPressImport> {
  const about = files.map(({ name, size, lastModified }) => ({ name, size, modified: lastModified }))
  const { import: begun } = await send(beginWordPressImport, { files: about }, signal)
  let before = 0
  for (const [index, file] of files.entries()) {
    let received = begun.files[index]?.received ?? 0
    while (received < file.size) {
      tell(before + received)
      received = await sendPiece(begun.id, index, file, received, signal)
    }
    before += file.size
  }
  tell(before)
  return begun
}

async function sendPiece(id: number, index: number, file: File, from: number, signal: AbortSignal): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, file: index, from })) form.set(name, String(value))
  form.set('piece', file.slice(from, from + PIECE_BYTES), file.name)
  return (await send(addWordPressPiece, form, signal)).received
}
