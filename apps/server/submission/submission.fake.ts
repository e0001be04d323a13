import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { ajax, type FilledSite, startFilledSite } from '../site.fake'

export type Row = Record<string, string | number | null>
export type SaveAnswer = { error: string; successmsg: string; dbmsg: string; field?: string }
export type File = readonly [field: string, bytes: Uint8Array | string, name: string]

const person = { wprevpro_review_rating: '5', wprevpro_reviewer_name: 'Ann', wprevpro_reviewer_email: 'ann@example.test' }
let written = 0

/** What a person fills in; no two are the same. */
export const filled = (change: Record<string, string> = {}): Record<string, string> => ({
  ...person,
  wprevpro_review_text: `Solid work, number ${++written}.`,
  ...change,
})

/** A site on which reviews can be sent, and looked at where they are kept. */
export async function startReviewedSite(env: Parameters<typeof startFilledSite>[0] = {}) {
  const site = await startFilledSite(env)
  const rows = (): Promise<Row[]> =>
    site.app.db
      .withTables<{ review: Row }>()
      .selectFrom('review')
      .selectAll()
      .where('type', '=', 'Submitted')
      .where('sample', '=', 0)
      .orderBy('id')
      .execute()
  return {
    ...site,
    rows,
    newest: async (): Promise<Row> => (await rows()).at(-1) ?? {},
    mails: () => site.app.db.withTables<{ mail: Row }>().selectFrom('mail').selectAll().orderBy('id').execute(),
    /** How many picture files are kept. */
    pictures: () =>
      readdirSync(path.join(site.folder, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.webp')).length,
    ticket: (age = 5000) => ticketOf(site, age),
    saveForm: (settings: Record<string, unknown>) => saveForm(site, settings),
    /** Sends a review as a serialised form. */
    save: async (fields: Record<string, string>, ticket?: string): Promise<SaveAnswer> =>
      (await (await ajax(site, 'wprp_save_review', fields, ticket ?? ticketOf(site, 5000))).json()) as SaveAnswer,
    /** Sends it with files, as a page does: the fields of the form first, the action behind its files. */
    upload: (fields: Record<string, string>, files: readonly File[]) => upload(site, fields, files),
  }
}

/** A ticket that is as old as a form that a person has filled in. */
const ticketOf = ({ app }: FilledSite, age: number): string =>
  createTickets({ keys: app.keys, clock: { now: () => new Date(Date.now() - age) }, seconds: 3600 }).issue('reviews')

/** The number of a new form, as fields carry it. */
async function saveForm(site: FilledSite, settings: Record<string, unknown>): Promise<string> {
  const body = { kind: 'form', title: 'Form', settings }
  const response = await site.post('/api/reviews/widgets/save', body, { cookie: site.cookies.owner })
  return String(((await response.json()) as { widget: { id: number } }).widget.id)
}

async function upload(site: FilledSite, fields: Record<string, string>, files: readonly File[]): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes, file] of files) form.append(name, new Blob([bytes as BlobPart]), file)
  form.append('action', 'wprp_save_review')
  form.append('wpfb_nonce', ticketOf(site, 5000))
  return fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: form })
}
