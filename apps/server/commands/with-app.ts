import { type App, createApp } from '../app'
import { resolvedLook } from '../pages/page-look'
import { readSettings } from '../settings'

/** Lends a command the whole site, on a database that is up to date, and puts it away afterwards. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const app = await createApp({ ...readSettings(process.env), logLevel: 'error' })
  try {
    await app.migrate()
    // What a file says without a zone is meant on the clocks of the site.
    await resolvedLook(app)
    return await work(app)
  } finally {
    await app.close()
  }
}
