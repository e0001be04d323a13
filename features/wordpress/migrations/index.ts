import type { Engine } from '@frontage/kit/storage/database.server'
import { type MigrationFile, type Migrations, migrationsIn } from '@frontage/kit/storage/migrate.server'

/** All steps of this feature, each a file of its own: they are never changed, new ones are added. */
export const migrations = (engine: Engine): Migrations =>
  migrationsIn(import.meta.glob<MigrationFile>('./[0-9]*.ts', { eager: true }), engine)
