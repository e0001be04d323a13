import type { AnyDatabase } from '@frontage/kit/storage/database.server'

type Hook = { id?: string; host?: string; url?: string }
type Definition = { guard?: { check?: string; secretKey?: string }; actions?: { webhooks?: Hook[] } }
type Tables = {
  contact_form: { id: number; definition: string }
  contact_form_version: { form_id: number; version: number; definition: string }
  contact_form_secret: { form_id: number; name: string; value: string }
  form_delivery: { id: number; entry_id: number; kind: string; target: string; payload: string }
  form_entry: { id: number; form_id: number }
}

const BATCH = 200

/** Keys of bot checks and addresses of other systems move out of forms, their versions and their deliveries into a table of their own. */
export async function up(database: AnyDatabase): Promise<void> {
  const db = tablesOf(database)
  await db.schema
    .createTable('contact_form_secret')
    .addColumn('form_id', 'bigint', (column) => column.notNull().references('contact_form.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_form_secret_key', ['form_id', 'name'])
    .execute()
  const ids = new Map<number, Map<string, string>>()
  for (const { id, definition } of await db.selectFrom('contact_form').select(['id', 'definition']).execute()) {
    const form = read(definition)
    const named = new Map<string, string>()
    ids.set(Number(id), named)
    if (!form) continue
    for (const [name, value] of secretsOf(form, named))
      await db.insertInto('contact_form_secret').values({ form_id: id, name, value }).execute()
    await db
      .updateTable('contact_form')
      .set({ definition: JSON.stringify(scrubbed(form, named)) })
      .where('id', '=', id)
      .execute()
    await scrubVersions(db, id, named)
  }
  await scrubDeliveries(db, ids)
}

function read(text: string): Definition | undefined {
  try {
    const form: unknown = JSON.parse(text)
    return typeof form === 'object' && form !== null ? form : undefined
  } catch {
    return undefined
  }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

function idOf(url: string, named: Map<string, string>): string {
  const known = named.get(url) ?? `h${named.size + 1}`
  named.set(url, known)
  return known
}

function secretsOf({ guard, actions }: Definition, named: Map<string, string>): Map<string, string> {
  const check = guard?.check ?? 'own'
  const secrets = new Map<string, string>()
  if (guard?.secretKey && !['own', 'none'].includes(check)) secrets.set(`guard:${check}`, guard.secretKey)
  for (const { url } of actions?.webhooks ?? []) if (url) secrets.set(`webhook:${idOf(url, named)}`, url)
  return secrets
}

/** A form as it is kept from now on: systems by a name and their host alone. */
function scrubbed(form: Definition, named: Map<string, string>): Definition {
  const { guard, actions } = form
  const webhooks = actions?.webhooks?.map((hook) => ({ ...hook, id: idOf(hook.url ?? '', named), host: hostOf(hook.url ?? ''), url: '' }))
  return {
    ...form,
    ...(guard && { guard: { ...guard, secretKey: '' } }),
    ...(actions && webhooks && { actions: { ...actions, webhooks } }),
  }
}

async function scrubVersions(db: ReturnType<typeof tablesOf>, id: number, named: Map<string, string>): Promise<void> {
  for (const { version } of await db.selectFrom('contact_form_version').select('version').where('form_id', '=', id).execute()) {
    const one = db.selectFrom('contact_form_version').select('definition').where('form_id', '=', id).where('version', '=', version)
    const form = read((await one.executeTakeFirstOrThrow()).definition)
    if (!form) continue
    const definition = JSON.stringify(scrubbed(form, named))
    await db.updateTable('contact_form_version').set({ definition }).where('form_id', '=', id).where('version', '=', version).execute()
  }
}

async function scrubDeliveries(db: ReturnType<typeof tablesOf>, ids: ReadonlyMap<number, Map<string, string>>): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('form_delivery')
      .innerJoin('form_entry', 'form_entry.id', 'form_delivery.entry_id')
      .select(['form_delivery.id', 'form_delivery.target', 'form_delivery.payload', 'form_entry.form_id'])
      .where('form_delivery.kind', '=', 'webhook')
      .where('form_delivery.id', '>', last)
      .orderBy('form_delivery.id')
      .limit(BATCH)
      .execute()
    for (const { id, target, payload, form_id } of rows) {
      const body = read(payload)
      const hook = ids.get(Number(form_id))?.get(target) ?? ''
      const change = { target: hostOf(target) && `https://${hostOf(target)}`, ...(body && { payload: JSON.stringify({ ...body, hook }) }) }
      await db.updateTable('form_delivery').set(change).where('id', '=', id).execute()
      last = Number(id)
    }
    if (rows.length < BATCH) return
  }
}

const tablesOf = (db: AnyDatabase) => db.withTables<Tables>()
