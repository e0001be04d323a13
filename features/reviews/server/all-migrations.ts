import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import { migrations } from './reviews.tables'
import { searchMigrations } from './search.tables'
import { submissionMigrations } from './submissions.tables'
import { widgetMigrations } from './widgets.tables'

/** All tables of reviews, of what owners set up around them, and of what visitors send. */
export const allMigrations = (engine: Engine): Migrations => ({
  ...migrations(engine),
  ...widgetMigrations(engine),
  ...submissionMigrations(engine),
  ...searchMigrations(engine),
})
