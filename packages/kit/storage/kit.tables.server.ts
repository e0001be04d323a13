import type { Generated } from 'kysely'
import { auditMigrations } from './audit.tables.server'
import { withId } from './columns.server'
import type { AnyDatabase, Engine } from './database.server'
import type { Migrations } from './migrate.server'

/** Times are ISO 8601 text in UTC: they sort as they read, on both engines. */
export type KitTables = {
  job: {
    id: Generated<number>
    kind: string
    payload: string
    state: 'waiting' | 'done' | 'dead'
    run_at: string
    attempts: Generated<number>
    lease_until: string | null
    last_error: string | null
  }
  mail: {
    id: Generated<number>
    message_id: string
    recipient: string
    reply_to: string | null
    subject: string
    body_text: string
    body_html: string | null
    /** JSON: files that come along, by their key. */
    attachments: Generated<string>
    /** `kept`: there was no mail server, so it lies in a folder of the site and nobody got it. */
    state: 'queued' | 'sent' | 'kept' | 'dead'
    attempts: Generated<number>
    created_at: string
    sent_at: string | null
    last_error: string | null
  }
  setting: { name: string; value: string }
  /** How often a network did something in a window of time; the key is a keyed hash. */
  throttle: { key: string; since: string; total: number }
}

export const kitMigrations = (engine: Engine): Migrations => ({
  ...auditMigrations(engine),
  '2026-11-21-kit': {
    up: async (db) => {
      await withId(db.schema.createTable('job'), engine)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('run_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('lease_until', 'text')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema.createIndex('job_due').on('job').columns(['state', 'run_at']).execute()
      await withId(db.schema.createTable('mail'), engine)
        .addColumn('message_id', 'text', (column) => column.notNull().unique())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('reply_to', 'text')
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('body_text', 'text', (column) => column.notNull())
        .addColumn('body_html', 'text')
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '2026-11-23-kit-throttle': { up: addThrottle },
})

async function addThrottle(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('mail')
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
