import type { AnyDatabase } from '@frontage/kit/storage/database.server'

/** Where sessions are, second steps with their recovery codes, and passkeys. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const name of ['device', 'network', 'proved_at'])
    await db.schema
      .alterTable('account_session')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db.schema
    .createTable('account_second_step')
    .addColumn('account_id', 'bigint', (column) => column.primaryKey().references('account.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('account_recovery')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint', (column) => column.notNull().references('account.id'))
    .execute()
  await db.schema.createIndex('account_recovery_of').on('account_recovery').column('account_id').execute()
  await db.schema
    .createTable('account_passkey')
    .addColumn('credential_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint', (column) => column.notNull().references('account.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('account_passkey_of').on('account_passkey').column('account_id').execute()
  await db.schema
    .createTable('account_challenge')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'bigint')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
