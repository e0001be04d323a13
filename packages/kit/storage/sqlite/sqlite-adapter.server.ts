import { SqliteAdapter } from 'kysely'

/** SQLite does take tables back with their transaction, so a migration that fails half way leaves nothing behind. */
export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
