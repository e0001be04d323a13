import { fixture } from './fixture'
import { generate } from './generate'
import { importFile } from './import'
import { migrateDatabase } from './migrate'
import { listRoutes } from './routes'
import { serve } from './serve'

export type Command = (words: readonly string[]) => Promise<void>

/** `frontage <name> …` */
export const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate: migrateDatabase,
  import: importFile,
  generate,
  fixture,
  routes: listRoutes,
}
