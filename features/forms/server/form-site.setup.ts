import type { Engine } from '@frontage/kit/storage/database.server'
import { afterAll, beforeAll, inject } from 'vitest'
import type { StoredContactForm } from '../form'
import { createFormSite, type FormSite } from './forms.fake'

/** A site with one form for a group of tests: made before them, closed behind them. */
export function createFormSiteFor(engine: Engine, definition: StoredContactForm): { site: FormSite; form: number } {
  const at = {} as { site: FormSite; form: number }
  beforeAll(async () => {
    at.site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    at.form = await at.site.form(definition)
  })
  afterAll(() => at.site.close())
  return at
}
