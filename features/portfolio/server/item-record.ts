import { htmlOf, plainOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { fold } from '@frontage/kit/text'
import type { ItemDraft } from '../item'
import type { NewItem } from './items.store'

/** What is kept of what an owner wrote: rich text cleaned, and everything as it is searched. */
export function recordOf(draft: ItemDraft): Omit<NewItem, 'slug' | 'position' | 'published_at' | 'modified_at' | 'source' | 'framing'> {
  const { title, type, openIn, state, picture, large, pictures, video, site, siteType, excerpt } = draft
  const content = richTextOf(draft.content)
  return {
    ...{ title, type, state, picture, large, video, site, excerpt },
    ...{ open_in: openIn, site_type: siteType, pictures: JSON.stringify(pictures) },
    ...{ action: htmlOf(richTextOf(draft.action)), content: htmlOf(content) },
    ...{ found_title: fold(title), found_excerpt: fold(excerpt), found_content: fold(plainOf(content)).trim() },
  }
}
