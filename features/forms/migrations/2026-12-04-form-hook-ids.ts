import type { AnyDatabase } from '@frontage/kit/storage/database.server'

type Hook = { id?: string }
type Definition = { actions?: { webhooks?: Hook[] } }
type Tables = {
  contact_form: { id: number; definition: string }
  contact_form_version: { form_id: number; version: number; definition: string }
  contact_form_secret: { form_id: number; name: string; value: string }
}

/** Two systems of a form that were told at the same address were given the same id: the later ones get one of their own. */
export async function up(database: AnyDatabase): Promise<void> {
  const db = database.withTables<Tables>()
  for (const { id, definition } of await db.selectFrom('contact_form').select(['id', 'definition']).execute()) {
    const form = parted(definition)
    if (!form) continue
    await db.updateTable('contact_form').set({ definition: form.definition }).where('id', '=', id).execute()
    for (const [before, now] of form.twins) {
      const known = await db
        .selectFrom('contact_form_secret')
        .select('value')
        .where('form_id', '=', id)
        .where('name', '=', `webhook:${before}`)
        .executeTakeFirst()
      if (known)
        await db
          .insertInto('contact_form_secret')
          .values({ form_id: id, name: `webhook:${now}`, value: known.value })
          .execute()
    }
  }
  for (const { form_id, version } of await db.selectFrom('contact_form_version').select(['form_id', 'version']).execute()) {
    const one = db.selectFrom('contact_form_version').select('definition').where('form_id', '=', form_id).where('version', '=', version)
    const form = parted((await one.executeTakeFirstOrThrow()).definition)
    if (form)
      await db
        .updateTable('contact_form_version')
        .set({ definition: form.definition })
        .where('form_id', '=', form_id)
        .where('version', '=', version)
        .execute()
  }
}

/** The definition with an id for each system, and which ids come of which; undefined where each had one, or it cannot be read. */
function parted(definition: string): { definition: string; twins: [string, string][] } | undefined {
  const form = read(definition)
  const hooks = form?.actions?.webhooks
  if (!form || !Array.isArray(hooks)) return undefined
  const taken = new Set<string>()
  const twins: [string, string][] = []
  const webhooks = hooks.map((hook) => {
    const { id = '' } = hook
    if (!id || !taken.has(id)) {
      taken.add(id)
      return hook
    }
    let count = 2
    while (taken.has(`${id}-${count}`)) count++
    const own = `${id}-${count}`
    taken.add(own)
    twins.push([id, own])
    return { ...hook, id: own }
  })
  return twins.length ? { definition: JSON.stringify({ ...form, actions: { ...form.actions, webhooks } }), twins } : undefined
}

function read(text: string): Definition | undefined {
  try {
    const form: unknown = JSON.parse(text)
    return typeof form === 'object' && form !== null ? form : undefined
  } catch {
    return undefined
  }
}
