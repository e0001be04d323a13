import { takesFiles } from '../../fields-of'
import type { FormField } from '../../form'
import type { Received, VisitorFiles } from '../../server/contracts'
import { freeFileName, partsOf, shownName } from '../../server/file-name'
import type { FileRow, FilesStore } from '../../server/files.store'
import type { FieldIssue, Sent } from '../../server/sent-form'
import { MOST_FILES } from '../../spec'
import { type Judge, refusalWords } from './file-verdict'
import type { Folders } from './folders'
import { holdFiles } from './hold-files'

/** Files of a message: those that came before it into the visitor's folder, and those that come along with it. */
export function createVisitorFiles(store: FilesStore, folders: Folders, judge: Judge): VisitorFiles {
  async function rowAt(path: string): Promise<FileRow | undefined> {
    const at = partsOf(path)
    if (!at || !folders.isOurs(at.folder)) return undefined
    return (await store.inFolder(at.folder)).find(({ name }) => name === at.name)
  }

  return {
    rowAt,
    folderFor: (asked) => (folders.isOurs(asked) ? asked : folders.make()),
    hold: ({ id, form }, folder, sent) => holdFiles({ files: store, judge }, id, form.texts, folder, sent),

    waiting: async (sent) => {
      const counts = new Map<string, number>()
      const lost: string[] = []
      const ids: number[] = []
      for (const field of sent.fields.filter(takesFiles)) {
        const rows = await waitingIn(rowAt, sent, field)
        if (rows) counts.set(field.name, rows.length)
        else lost.push(field.name)
        ids.push(...(rows ?? []).map(({ id }) => id))
      }
      return { counts, lost, ids: [...new Set(ids)] }
    },

    comeAlong: async (sent, texts) => {
      const files: Received[] = []
      const complaints: FieldIssue[] = []
      const names = new Set<string>()
      for (const field of sent.fields)
        for (const [place, file] of sent.uploads(field.name).entries()) {
          const verdict = await judge(field, file)
          if (verdict.refused) {
            complaints.push({ field: field.name, message: refusalWords(verdict.refused, texts) })
            break
          }
          if (complaints.length || !file.incoming) continue
          const name = freeFileName(shownName(file.name), names)
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

/** Undefined where one of them is not the visitor's own, or sent already. */
async function waitingIn(rowAt: VisitorFiles['rowAt'], sent: Sent, field: FormField): Promise<FileRow[] | undefined> {
  const rows: FileRow[] = []
  for (const path of sent.texts(field.name).slice(0, MOST_FILES + 1)) {
    const row = await rowAt(path)
    if (!row || row.entry_id !== null || row.field !== field.name) return undefined
    rows.push(row)
  }
  return rows
}
