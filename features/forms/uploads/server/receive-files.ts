import { takesFiles } from '../../fields-of'
import type { Complaint } from '../../filling/server/check-sent'
import type { FormField } from '../../form'
import { freeName, shownName } from '../../server/file-name'
import type { FileRow, FilesStore } from '../../server/files.store'
import type { Sent } from '../../server/sent-form'
import { MOST_FILES } from '../../spec'
import type { FormTexts } from '../../texts'
import { judge } from './file-verdict'
import { type Folders, partsOf } from './folders'

/** A file that was kept for a message that is not kept yet. */
export type Received = { readonly id: number; readonly field: string; readonly name: string; readonly place: number }

export type ReceiveFiles = ReturnType<typeof createReceiveFiles>

/** A file that came before its message, sent by now or not, by the path that stands for it; undefined where that leads nowhere. */
export const rowsOf =
  (store: FilesStore, folders: Folders) =>
  async (path: string): Promise<FileRow | undefined> => {
    const at = partsOf(path)
    if (!at || !folders.isOurs(at.folder)) return undefined
    return (await store.inFolder(at.folder)).find(({ name }) => name === at.name)
  }

/** Files of a message: those that came before it into the visitor's folder, and those that come along with it. */
export function createReceiveFiles(store: FilesStore, folders: Folders) {
  const rowAt = rowsOf(store, folders)
  async function waitingIn(sent: Sent, field: FormField): Promise<FileRow[] | undefined> {
    const rows: FileRow[] = []
    for (const path of sent.texts(field.name).slice(0, MOST_FILES + 1)) {
      const row = await rowAt(path)
      if (!row || row.entry_id !== null || row.field !== field.name) return undefined
      rows.push(row)
    }
    return rows
  }

  return {
    /** What waits in the visitor's folder, by field; and the fields that name a file which is not theirs, or not there. */
    waiting: async (sent: Sent) => {
      const counts = new Map<string, number>()
      const lost: string[] = []
      const ids: number[] = []
      for (const field of sent.fields.filter(takesFiles)) {
        const rows = await waitingIn(sent, field)
        if (rows) counts.set(field.name, rows.length)
        else lost.push(field.name)
        ids.push(...(rows ?? []).map(({ id }) => id))
      }
      return { counts, lost, ids: [...new Set(ids)] }
    },

    /** Judges the files that come along, and keeps them; complaints, where one is not what its field takes. */
    comeAlong: async (sent: Sent, texts: FormTexts): Promise<{ files: Received[]; complaints: Complaint[] }> => {
      const files: Received[] = []
      const complaints: Complaint[] = []
      const names = new Set<string>()
      for (const field of sent.fields)
        for (const [place, file] of sent.uploads(field.name).entries()) {
          const verdict = await judge(field, file)
          if (verdict.refused) {
            const message = verdict.refused === 'size' ? texts.upload_file_too_large : texts.upload_file_type_invalid
            complaints.push({ field: field.name, message })
            break
          }
          if (complaints.length || !file.incoming) continue
          const name = freeName(shownName(file.name), names)
          names.add(name)
          const label = { field: field.name, name, place }
          const id = await store.keep({ ...file.incoming, hash: file.hash }, verdict, label)
          files.push({ id, ...label })
        }
      if (complaints.length) await store.forgetUnsent(files.map(({ id }) => id))
      return { files, complaints }
    },
  }
}
