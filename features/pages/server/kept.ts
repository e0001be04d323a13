import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.refusals'
import type { PageDocument } from '../page'
import { documentOf } from '../versions'
import type { PageRecord } from './pages.store'

/** A document as the database holds it. What it holds was looked at when it came. */
export function kept(json: string): PageDocument {
  const document = readable(json, 'a page')
  if (!document) throw new Refusal('page-unreadable', messages.unreadable, { status: 422 })
  return document
}

/** The same, and undefined where it cannot be read: one page never takes a list with it. */
export function readable(json: string, what: string): PageDocument | undefined {
  const stored = storedIn(isRecord, json, what)
  return stored && documentOf(stored)
}

/** What the owner works on: the draft, or what is published while there is none. */
export const currentOf = ({ draft, live }: Pick<PageRecord, 'draft' | 'live'>): PageDocument => kept(draft ?? live ?? '')

/** The same; undefined where it cannot be read. */
export const readableCurrent = ({ id, draft, live }: Pick<PageRecord, 'id' | 'draft' | 'live'>): PageDocument | undefined =>
  readable(draft ?? live ?? '', `page ${id}`)
