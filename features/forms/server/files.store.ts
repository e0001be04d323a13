import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Incoming } from '@frontage/kit/wire/upload'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { FileScan } from '../entry'
import { UPLOAD_LIFE } from '../spec'
import type { EntryTables } from './entries.tables'
import { freeFileName } from './file-name'
import { scanLater } from './scans.store'

export type FileRow = Selectable<EntryTables['form_file']>
export type Gone = Pick<FileRow, 'id' | 'key'>
/** Where a file lies that has come in, and what its bytes amount to. */
type Came = Incoming & { readonly hash: string }
type Kind = { readonly ending: string; readonly type: string; readonly scan?: FileScan }
type Label = { readonly field: string; readonly name: string; readonly place: number }
type Seat = { readonly folder: string; readonly field: string; readonly form: number; readonly name: string; readonly most: number }
type Needs = Pick<Tools, 'db' | 'files' | 'clock' | 'jobs'>

const isTakenAlready = (reason: unknown): boolean => /^(23505|SQLITE_CONSTRAINT)/.test((reason as { code?: string }).code ?? '')
const NOWHERE: Label = { field: '', name: '', place: 0 }

/** The files of messages, as they stand in their forms. */
export function filesOf(entries: readonly number[], db: AnyDatabase): Promise<FileRow[]> {
  const files = db.withTables<EntryTables>().selectFrom('form_file').selectAll().where('entry_id', 'in', entries)
  return entries.length ? files.orderBy('field').orderBy('place').orderBy('id').execute() : Promise.resolve([])
}

/** Files that visitors send: a row before the blob has its name, so that no crash leaves a blob that nobody knows of. */
export class FilesStore {
  readonly #db: Kysely<EntryTables>
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
    this.#db = needs.db.withTables<EntryTables>()
  }

  inFolder(folder: string): Promise<FileRow[]> {
    return this.#db.selectFrom('form_file').selectAll().where('folder', '=', folder).execute()
  }

  of(entries: readonly number[]): Promise<FileRow[]> {
    return filesOf(entries, this.#needs.db)
  }

  /** A file that was sent. */
  find(id: number): Promise<FileRow | undefined> {
    return this.#db.selectFrom('form_file').selectAll().where('id', '=', id).where('entry_id', 'is not', null).executeTakeFirst()
  }

  /** Keeps a file durably, in nobody's folder yet, and hands back the number of its row. */
  async keep({ path, size, hash }: Came, { ending, type, scan = '' }: Kind, label: Label = NOWHERE): Promise<number> {
    const { files } = this.#needs
    const key = await files.reserve(ending)
    const row = { folder: `~/${key}`, form_id: 0, ...label, key, bytes: size, hash, type, scan, at: this.#ago(0), entry_id: null }
    const id = await this.#add(row)
    await files.take(path, key)
    return id
  }

  /** Whatever is not checked yet is never without its job. */
  async #add(row: Insertable<EntryTables['form_file']>): Promise<number> {
    const insert = async (db: AnyDatabase): Promise<number> => {
      const added = db.withTables<EntryTables>().insertInto('form_file').values(row).returning('id')
      return (await added.executeTakeFirstOrThrow()).id
    }
    if (row.scan !== 'waiting') return insert(this.#needs.db)
    return this.#needs.db.transaction().execute(async (trx) => {
      const id = await insert(trx)
      await scanLater(this.#needs, id, trx)
      return id
    })
  }

  /** Puts a kept file into a folder, if the field has a place left there; of many at once no more get one than there are. */
  async seat(id: number, { folder, field, form, name, most }: Seat): Promise<string | undefined> {
    for (;;) {
      const there = await this.inFolder(folder)
      const places = new Set(there.filter((row) => row.field === field).map(({ place }) => place))
      const place = Array.from({ length: most }, (_, index) => index).find((index) => !places.has(index))
      if (place === undefined) return undefined
      const given = freeFileName(name, new Set(there.map((row) => row.name)))
      const seat = { folder, field, form_id: form, place, name: given, at: this.#ago(0) }
      try {
        await this.#db.updateTable('form_file').set(seat).where('id', '=', id).execute()
        return given
      } catch (reason) {
        if (!isTakenAlready(reason)) throw reason
      }
    }
  }

  /** Gives files to an entry; false when one of them is not there any more. Give it the transaction of the entry. */
  async give(ids: readonly number[], entry: number, trx: AnyDatabase): Promise<boolean> {
    if (!ids.length) return true
    const given = trx.withTables<EntryTables>().updateTable('form_file').set({ entry_id: entry })
    const free = given.where('id', 'in', ids).where('entry_id', 'is', null).where('folder', 'not like', '~gone%')
    return (await free.returning('id').execute()).length === ids.length
  }

  /** Takes a file that was not sent yet out of its folder; false when there is none. */
  async remove(folder: string, name: string): Promise<boolean> {
    const there = this.#db.selectFrom('form_file').select('id').where('folder', '=', folder).where('name', '=', name)
    const found = await there.executeTakeFirst()
    return found !== undefined && (await this.forgetUnsent([found.id])) === 1
  }

  /** Forgets files, unless an entry has taken them in the meantime, and says how many these were. */
  async forgetUnsent(ids: readonly number[]): Promise<number> {
    const gone: Gone[] = []
    for (const id of ids) {
      const hidden = this.#db.updateTable('form_file').set({ folder: `~gone/${id}`, name: '' })
      gone.push(...(await hidden.where('id', '=', id).where('entry_id', 'is', null).returning(['id', 'key']).execute()))
    }
    await this.forget(gone)
    return gone.length
  }

  /** Hides the files of entries that go, inside their transaction; `forget` them after it. */
  hideOf(entries: readonly number[], trx: AnyDatabase): Promise<Gone[]> {
    const hidden = trx.withTables<EntryTables>().updateTable('form_file')
    const nowhere = { entry_id: null, folder: sql<string>`'~gone/' || id`, name: '' }
    return hidden.set(nowhere).where('entry_id', 'in', entries).returning(['id', 'key']).execute()
  }

  /** The blob first, then the row: what is broken off half way is done again by the next sweep. */
  async forget(gone: readonly Gone[]): Promise<void> {
    for (const { id, key } of gone) {
      await this.#needs.files.remove(key)
      await this.#db.deleteFrom('form_file').where('id', '=', id).execute()
    }
  }

  /** Finishes what was hidden and not forgotten yet. */
  async forgetHidden(): Promise<void> {
    const hidden = this.#db.selectFrom('form_file').select(['id', 'key']).where('folder', 'like', '~gone/%')
    await this.forget(await hidden.execute())
  }

  /** Forgets what was never sent. */
  async sweep(): Promise<number> {
    const old = this.#db.selectFrom('form_file').select('id').where('entry_id', 'is', null).where('at', '<', this.#ago(UPLOAD_LIFE))
    return this.forgetUnsent((await old.limit(500).execute()).map(({ id }) => id))
  }

  #ago(milliseconds: number): string {
    return new Date(this.#needs.clock.now().getTime() - milliseconds).toISOString()
  }
}
