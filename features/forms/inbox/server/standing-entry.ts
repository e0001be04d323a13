import { Refusal } from '@frontage/kit/wire/refusal'
import { openStates } from '../../entry'
import type { ContactForm } from '../../form'
import { pageMessages as say } from '../../messages.server'
import { type Content, contentIn } from '../../server/entry-content'
import type { ListedEntry } from './entry-list.store'
import type { Inbox } from './stores'

export type StandingEntry = { readonly entry: ListedEntry; readonly form: ContactForm; readonly content: Content }

/** The message with its form; refuses one that is gone, or not in the inbox (`notOpen` says so). */
export async function standingEntry({ list, forms }: Inbox, id: number, notOpen: string): Promise<StandingEntry> {
  const entry = await list.one(id)
  const form = entry && (await forms.version(entry.form_id, entry.version))
  const content = entry && contentIn(entry)
  if (!entry || !form || !content) throw new Refusal('entry-gone', say.entryGone, { status: 404, field: 'id' })
  if (!openStates.includes(entry.state)) throw new Refusal('not-open', notOpen, { status: 422, field: 'id' })
  return { entry, form, content }
}
