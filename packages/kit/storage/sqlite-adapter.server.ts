import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * SQLite takes its write lock at the first write, and refuses a transaction that read before another one wrote.
 * So the migration lock is a write that changes nothing: a second process waits here instead of failing later.
 */
export class LockingSqliteAdapter extends SqliteAdapter {
  /** SQLite does take tables back with their transaction, so a step that fails half way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  // biome-ignore lint/suspicious/noExplicitAny: the signature is Kysely's
  override async acquireMigrationLock(db: Kysely<any>, { lockTable, lockRowId }: { lockTable: string; lockRowId: string }): Promise<void> {
    await sql`update ${sql.table(lockTable)} set is_locked = is_locked where id = ${lockRowId}`.execute(db)
  }
}
