import type { Engine } from './database.server'
import { type MigrationFile, type Migrations, migrationsIn } from './migrate.server'

/** The tables that every feature builds on: jobs, e-mails, settings, throttle, audit log. */
export const kitMigrations = (engine: Engine): Migrations =>
  migrationsIn(import.meta.glob<MigrationFile>('./migrations/*.ts', { eager: true }), engine)
