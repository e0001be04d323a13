import { type App, createApp } from '../app'
import { resolvedLook } from '../pages/page-look'
import { readSettings, type ServerSettings } from '../settings'
import { type ChangeWatch, watchChanges } from '../watch-changes'

/** Lends a command the whole site, on a database that is up to date, and puts it away afterwards. */
export async function withApp<Result>(
  work: (app: App) => Promise<Result>,
  settings: ServerSettings = readSettings(process.env),
): Promise<Result> {
  const app = await createApp({ ...settings, logLevel: 'error' })
  let watch: ChangeWatch | undefined
  try {
    await app.migrate()
    watch = await watchChanges(app)
    // What a file says without a zone is meant on the clocks of the site.
    const look = await resolvedLook(app)
    const result = await work(app)
    // What the work changed is heard here as well: the language that is asked for anew is waited for.
    await look()
    return result
  } finally {
    // A server that runs beside it hears what the command changed.
    await watch?.stop()
    await app.close()
  }
}
