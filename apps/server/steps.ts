import type { Engine } from '@frontage/kit/storage/database.server'
import type { Migrations } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'

type Declared = { readonly migrations: (engine: Engine) => Migrations }

const declared = Object.values(import.meta.glob<Declared>('../../features/*/migrations/index.ts', { eager: true }))

/** All steps of a database that this program knows, without a site that is put together. */
export const stepsFor = (engine: Engine): Migrations =>
  Object.assign({}, kitMigrations(engine), ...declared.map((one) => one.migrations(engine)))
