import { createApp } from '../app'
import { readSettings } from '../settings'

/** `frontage migrate`: brings the database up to date. */
export async function migrateDatabase(): Promise<void> {
  const app = await createApp(readSettings(process.env))
  try {
    const steps = await app.migrate()
    console.log(steps.length ? `migrated: ${steps.join(', ')}` : 'the database is up to date')
  } finally {
    await app.close()
  }
}
