import type { Generated, Selectable } from 'kysely'

export type ErasureTables = {
  /** The proof of an erasure: it can be compared with a mailbox by whoever has the site's key, and names nobody. */
  erasure: {
    id: Generated<number>
    hash: string
    /** Which key made the hash; says nothing of the key. */
    key_mark: string
    at: string
    /** Null: it was begun, and not finished. */
    done_at: string | null
    /** Who erased: a name, or `command`; '' where a list brought it. */
    done_by: Generated<string>
    /** JSON: how many records there were by their kind. */
    records: Generated<string>
  }
}
export type ErasureRow = Selectable<ErasureTables['erasure']>
