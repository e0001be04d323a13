import { createReadStream } from 'node:fs'
import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Incoming, Upload } from '@frontage/kit/wire/upload'
import { messages } from '../../messages'
import { MOST_EXPORT_BYTES } from '../../spec'
import { kindsOf, typesOf } from '../import/kinds'
import { isKnownStart } from '../read/sources'
import type { Spreadsheet } from '../read/spreadsheet/spreadsheets'
import { startOfExport } from '../read/text-of-export'
import type { ImportsStore, SentFile, StoredImport } from './imports.store'

type Named = Pick<SentFile, 'name' | 'size' | 'modified'>
type Piece = { readonly id: number; readonly file: number; readonly from: number; readonly piece: Upload }

const isSame = (one: Named, other: Named | undefined): boolean =>
  one.name === other?.name && one.size === other.size && one.modified === other.modified

/** What is imported is here: all of its files, or without any the address of a running site. */
export const isComplete = ({ files, choices }: Pick<StoredImport, 'files' | 'choices'>): boolean =>
  files.length > 0 ? files.every(({ size, received }) => size === received) : choices.from !== ''

/** Files of the same names, sizes and times as were being sent before go on. */
export const isGoingOn = ({ state, files }: StoredImport, wanted: readonly Named[]): boolean =>
  state === 'receiving' && wanted.length > 0 && files.length === wanted.length && files.every((sent, index) => isSame(sent, wanted[index]))

/** Export files on their way in: pieces that lie with the other files of the site until they are imported, wherever those are. */
export function createSentFiles({ db, files: store, registry }: Pick<Tools, 'db' | 'files' | 'registry'>, imports: ImportsStore) {
  /** Where to go on in a file; `isNew` unless the piece had come before. */
  async function append({ id, file, from }: Piece, key: string, size: number): Promise<{ received: number; isNew: boolean }> {
    return db.transaction().execute(async (trx) => {
      const row = await imports.forChange(id, trx)
      const sent = row?.state === 'receiving' ? row.files[file] : undefined
      if (!row || !sent) throw new Refusal('import-gone', messages.gone, { status: 404, field: 'file' })
      if (from < sent.received) return { received: sent.received, isNew: false }
      if (from > sent.received || from + size > sent.size) throw new Refusal('piece-cut', messages.cut, { field: 'file' })
      const next = { ...sent, keys: [...sent.keys, key], received: from + size }
      await imports.note(id, { files: row.files.with(file, next) }, trx)
      return { received: next.received, isNew: true }
    })
  }

  const removeAll = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await store.remove(key)
  }

  return {
    fresh: (wanted: readonly Named[]): SentFile[] => {
      if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_EXPORT_BYTES)
        throw new Refusal('too-large', messages.tooLarge, { status: 413, field: 'files' })
      return wanted.map((file) => ({ ...file, keys: [], received: 0 }))
    },

    /** Keeps a piece, and says where to go on. The first one tells whether it is an export at all. */
    add: async (piece: Piece, name: string): Promise<number> => {
      const { incoming } = piece.piece
      if (!incoming) throw new Refusal('too-large', messages.cut, { status: 413, field: 'file' })
      if (piece.from === 0) await refuseOthers(incoming, name, typesOf(kindsOf(registry.fromWordPress())).spreadsheets)
      const key = await store.reserve('wxr')
      await store.take(incoming.path, key)
      const { received, isNew } = await append(piece, key, incoming.size).catch(async (reason: unknown) => {
        await store.remove(key)
        throw reason
      })
      if (!isNew) await store.remove(key)
      return received
    },

    read: ({ files }: StoredImport): AsyncIterable<Uint8Array>[] => files.map(({ keys }) => bytesOf(keys)),

    /** Lets go of files that nobody needs any more; the report stays. */
    drop: async ({ id, files }: StoredImport, trx?: AnyDatabase): Promise<void> => {
      await imports.note(id, { files: files.map((file) => ({ ...file, keys: [] })) }, trx)
      await removeAll(files.flatMap(({ keys }) => keys))
    },

    removeAll,
  }

  async function* bytesOf(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const key of keys) yield* store.stream(key) as AsyncIterable<Uint8Array>
  }
}

export type SentFiles = ReturnType<typeof createSentFiles>

async function refuseOthers({ path }: Incoming, name: string, spreadsheets: readonly Spreadsheet[]): Promise<void> {
  if (!isKnownStart(await startOfExport(createReadStream(path)), spreadsheets))
    throw new Refusal('not-an-export', messages.noExport(name), { field: 'file' })
}
