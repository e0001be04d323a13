import { htmlOf, plainOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import { fold } from '@frontage/kit/text'
import type { ItemDraft } from '../item'
import type { ItemRow, NewItem } from './items.store'

/** What is kept of what an owner wrote: rich text cleaned, and everything as it is searched. */
export function recordOf(draft: ItemDraft): Omit<NewItem, 'slug' | 'position' | 'published_at' | 'modified_at' | 'source' | 'framing'> {
  const { title, type, openIn, state, picture, large, pictures, video, site, siteType, excerpt, facts } = draft
  const content = richTextOf(draft.content)
  return {
    ...{ title, type, state, picture, large, video, site, excerpt },
    ...{ open_in: openIn, site_type: siteType, pictures: JSON.stringify(pictures), facts: JSON.stringify(facts) },
    ...{ action: htmlOf(richTextOf(draft.action)), content: htmlOf(content) },
    ...{ found_title: fold(title), found_excerpt: fold(excerpt), found_content: fold(plainOf(content)).trim() },
  }
}

/** Tells what an owner wrote of an item from what stood there before; neither its place nor when it was written. */
export function itemRevisionOf(row: ItemRow, termIds: readonly number[]): string {
  const { slug, title, type, open_in, state, picture, large, pictures, video, site, site_type, action, content, excerpt, facts } = row
  const texts = [slug, title, type, open_in, state, picture, large, pictures, video, site, site_type, action, content, excerpt, facts]
  return revisionOf([...texts, termIds.toSorted((a, b) => a - b)])
}
