import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Kysely } from 'kysely'
import { type ContactForm, contactFormShape } from '../form'
import { secretNames } from '../form-secrets'
import { keepSecrets, secretsOf } from './form-secrets.store'
import type { FormTables } from './forms.tables'
import { setApart } from './set-apart'

export type KnownForm = { readonly id: number; readonly version: number; readonly updatedAt: string; readonly form: ContactForm }
export type FormsStore = ReturnType<typeof createFormsStore>

type Saving = { readonly id: number; readonly version: number; readonly form: ContactForm; readonly at: string; readonly by: string }

const LARGEST_ID = Number.MAX_SAFE_INTEGER

/** Contact forms with all their versions. The newest ones are remembered until `forget`. */
export function createFormsStore(database: AnyDatabase) {
  const db = database.withTables<FormTables>()
  const known = createRemembered<KnownForm | undefined>(200)

  async function read(id: number): Promise<KnownForm | undefined> {
    const found = db.selectFrom('contact_form').selectAll().where('id', '=', id).where('removed_at', 'is', null)
    const row = await found.executeTakeFirst()
    const form = row && formIn(row.definition, id)
    return row && form && { id: row.id, version: row.version, updatedAt: row.updated_at, form }
  }

  return {
    find: async (id: number): Promise<KnownForm | undefined> =>
      Number.isSafeInteger(id) && id > 0 && id <= LARGEST_ID ? known.recall(String(id), () => read(id)) : undefined,

    ...listsOf(db),

    /** Names of the secrets that are set. */
    secretNames: async (id: number): Promise<string[]> => [...(await secretsOf(id, database)).keys()],

    /** A secret, for those who call other systems alone: it never leaves the server otherwise. Undefined: it is not set. */
    secret: async (id: number, name: string): Promise<string | undefined> => (await secretsOf(id, database)).get(name),

    /** Keeps the next version, and its secrets apart from it. Undefined: the form has another version by now, or is gone. Give it a transaction. */
    save: async ({ id, version, form, at, by }: Saving, trx: AnyDatabase): Promise<{ id: number; version: number } | undefined> => {
      const tables = trx.withTables<FormTables>()
      const apart = setApart(form, id ? await asKept(id, trx) : undefined)
      const definition = JSON.stringify(apart.form)
      const record = { title: form.title, definition, updated_at: at, version: version + 1 }
      const kept = id
        ? tables
            .updateTable('contact_form')
            .set(record)
            .where('id', '=', id)
            .where('version', '=', version)
            .where('removed_at', 'is', null)
            .returning(['id', 'version'])
        : tables
            .insertInto('contact_form')
            .values({ ...record, version: 1 })
            .returning(['id', 'version'])
      const saved = await kept.executeTakeFirst()
      if (!saved) return undefined
      await keepSecrets(saved.id, apart, trx)
      await keepVersion({ form_id: saved.id, version: saved.version, definition, at, by }, trx)
      return saved
    },

    remove: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const gone = trx.withTables<FormTables>().deleteFrom('contact_form').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },

    forget: known.forget,
  }
}

const listsOf = (db: Kysely<FormTables>) => ({
  list: () => {
    const all = db.selectFrom('contact_form').select(['id', 'version', 'title', 'updated_at']).where('removed_at', 'is', null)
    return all.orderBy('id').execute()
  },

  /** The form as it was; undefined when there is no such version. */
  version: async (id: number, version: number): Promise<ContactForm | undefined> => {
    const found = db.selectFrom('contact_form_version').select('definition').where('form_id', '=', id).where('version', '=', version)
    const row = await found.executeTakeFirst()
    return row && formIn(row.definition, id)
  },

  versions: (id: number) =>
    db.selectFrom('contact_form_version').select(['version', 'at', 'by']).where('form_id', '=', id).orderBy('version', 'desc').execute(),

  /** For how many days each form keeps its messages, where it says so; forms in the trash as well. */
  retentions: async (): Promise<{ readonly id: number; readonly days: number }[]> => {
    const rows = await db.selectFrom('contact_form').select(['id', 'definition']).orderBy('id').execute()
    return rows.map(({ id, definition }) => ({ id, days: formIn(definition, id)?.retention ?? 0 })).filter(({ days }) => days > 0)
  },
})

/** Gives a new form the secrets of the form that it is a copy of. */
export async function copySecrets(from: number, to: number, trx: AnyDatabase): Promise<void> {
  const form = await asKept(to, trx)
  const names = form ? secretNames(form) : []
  const secrets = new Map([...(await secretsOf(from, trx))].filter(([name]) => names.includes(name)))
  await keepSecrets(to, { names, secrets }, trx)
}

async function asKept(id: number, trx: AnyDatabase): Promise<ContactForm | undefined> {
  const found = trx.withTables<FormTables>().selectFrom('contact_form').select('definition').where('id', '=', id)
  const row = await found.executeTakeFirst()
  return row && formIn(row.definition, id)
}

/** A form as it was saved, to be gone back to. */
export const keepVersion = async (line: FormTables['contact_form_version'], trx: AnyDatabase): Promise<void> =>
  void (await trx.withTables<FormTables>().insertInto('contact_form_version').values(line).execute())

/** What was kept by an older program gets the defaults of what it lacks; what cannot be read is as if it were gone. */
export const formIn = (definition: string, id: number): ContactForm | undefined => storedIn(contactFormShape, definition, `form ${id}`)
