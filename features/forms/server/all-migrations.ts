import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import { entryMigrations } from './entries.tables'
import { formMigrations } from './forms.tables'

/** All tables of contact forms and of what was sent through them. */
export const allMigrations = (engine: Engine): Migrations => ({ ...formMigrations(engine), ...entryMigrations(engine) })
