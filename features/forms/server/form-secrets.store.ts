import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { FormTables } from './forms.tables'

/** What a form keeps to itself, by its name: nothing that an owner, a visitor or an export is ever shown. */
export async function secretsOf(form: number, db: AnyDatabase): Promise<ReadonlyMap<string, string>> {
  const found = db.withTables<FormTables>().selectFrom('contact_form_secret').select(['name', 'value']).where('form_id', '=', form)
  return new Map((await found.execute()).map(({ name, value }) => [name, value]))
}

type Keeping = { readonly names: readonly string[]; readonly secrets: ReadonlyMap<string, string> }

/** Keeps what is new, leaves the others of these names as they are, and forgets the rest. */
export async function keepSecrets(form: number, { names, secrets }: Keeping, trx: AnyDatabase): Promise<void> {
  const tables = trx.withTables<FormTables>()
  for (const name of (await secretsOf(form, trx)).keys())
    if (secrets.has(name) || !names.includes(name))
      await tables.deleteFrom('contact_form_secret').where('form_id', '=', form).where('name', '=', name).execute()
  for (const [name, value] of secrets) await tables.insertInto('contact_form_secret').values({ form_id: form, name, value }).execute()
}
