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

/** `frontage adopt`: this server has the files and the keys of the site, whatever another one said. */
export async function adoptSite(): Promise<void> {
  const app = await createApp(readSettings(process.env))
  try {
    await app.adopt()
    console.log('files and keys of this server are those of the site now')
  } finally {
    await app.close()
  }
}
