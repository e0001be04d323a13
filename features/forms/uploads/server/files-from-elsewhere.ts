import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Tools } from '@frontage/kit/feature.server'
import { Upload } from '@frontage/kit/wire/upload'
import type { FilesFromElsewhere } from '../../server/contracts'
import { fileKinds } from '../../server/file-kinds'
import type { FilesStore } from '../../server/files.store'
import { MOST_FILE_BYTES } from '../../spec'
import type { AskedField, Judge } from './file-verdict'

/** Where nobody knows the field: whatever a field may take at all, as large as it usually may be. */
const anyField: AskedField = { type: 'upload', accept: Object.keys(fileKinds), mostBytes: MOST_FILE_BYTES }

/** Files of another system go the way of those that visitors send. */
export const createFilesFromElsewhere = ({ files }: Pick<Tools, 'files'>, store: FilesStore, judge: Judge): FilesFromElsewhere => ({
  async add(asked, label, bytes) {
    const spool = files.incoming()
    try {
      await spool.need(bytes.byteLength)
      const path = spool.next()
      await writeFile(path, bytes, { mode: 0o600 })
      spool.add(bytes.byteLength)
      const came = { path, size: bytes.byteLength, hash: createHash('sha256').update(bytes).digest('base64url') }
      const verdict = await judge(asked ?? anyField, new Upload(label.name, came, came.hash))
      return verdict.refused ? verdict : { refused: undefined, id: await store.keep(came, verdict, label) }
    } finally {
      await spool.clear()
    }
  },
})
