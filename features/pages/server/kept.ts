import type { PageDocument } from '../page'
import { documentOf } from '../versions'
import type { PageRecord } from './pages.store'

/** A document as the database holds it. What it holds was looked at when it came. */
export function kept(json: string): PageDocument {
  const document = documentOf(JSON.parse(json))
  if (!document) throw new Error('what is kept of a page cannot be read')
  return document
}

/** What the owner works on: the draft, or what is published while there is none. */
export const currentOf = ({ draft, live }: Pick<PageRecord, 'draft' | 'live'>): PageDocument => kept(draft ?? live ?? '')
