import type { Generated } from 'kysely'

export type FormTables = {
  /** `definition` is JSON, checked by the form's shape when it came in; `removed_at`: since when it is in the trash. */
  contact_form: {
    id: Generated<number>
    version: number
    title: string
    definition: string
    updated_at: string
    removed_at: string | null
  }
  /** Append-only by use: an entry belongs to the version that it was sent with. */
  contact_form_version: { form_id: number; version: number; definition: string; at: string; by: string }
  /** What an owner sets and nobody is shown again: keys of services, addresses of other systems. */
  contact_form_secret: { form_id: number; name: string; value: string }
}
