import * as v from 'valibot'
import { type ItemDraft, type ItemType, itemDraftShape, type OwnerItem } from '../../../item'
import { MOST_PICTURES } from '../../../spec'

/** What an item is kept from; everything else about it is the server's. */
export const draftOf = (item: OwnerItem): ItemDraft => ({
  ...{ title: item.title, slug: item.slug, type: item.type, openIn: item.openIn, state: item.state },
  ...{ picture: item.picture, large: item.large, pictures: item.pictures, video: item.video, site: item.site, siteType: item.siteType },
  ...{ action: item.action, content: item.content, excerpt: item.excerpt, facts: item.facts },
  ...{ categories: item.categories, others: item.others, tags: item.tags },
})

export const emptyDraft: ItemDraft = { ...v.parse(itemDraftShape, { title: 'x' }), title: '' }

/** A draft with one more picture: the first one is the card's, the others follow in the order in which they come. */
export function withPicture(draft: ItemDraft, name: string): ItemDraft {
  if (!draft.picture) return { ...draft, picture: name }
  const isThere = [draft.picture, ...draft.pictures].includes(name)
  return isThere || draft.pictures.length >= MOST_PICTURES ? draft : { ...draft, pictures: [...draft.pictures, name] }
}

/** How many pictures there is room for. */
export const roomFor = ({ picture, pictures }: Pick<ItemDraft, 'picture' | 'pictures'>): number =>
  MOST_PICTURES - pictures.length + (picture ? 0 : 1)

type Asked = 'large' | 'video' | 'site' | 'openIn' | 'action'

const asked: Readonly<Record<ItemType, readonly Asked[]>> = {
  image: ['large'],
  video: ['video'],
  page: ['site', 'openIn', 'action'],
  iframe: ['site', 'openIn', 'action'],
}

/** Whether this kind of item is asked for it. A window has a bar only where there is a window. */
export const asksFor = ({ type, openIn }: Pick<ItemDraft, 'type' | 'openIn'>, field: Asked): boolean =>
  asked[type].includes(field) && (field !== 'action' || openIn === 'modal')

export type ValidationIssue = { readonly field: string; readonly text: string }

/** What keeps a draft from being saved, by field; the server looks again. */
export function issuesIn(draft: ItemDraft): ValidationIssue[] {
  const { issues } = v.safeParse(itemDraftShape, draft)
  return (issues ?? []).map((issue) => ({ field: String(issue.path?.[0]?.key ?? ''), text: issue.message }))
}

export const isSame = (a: ItemDraft, b: ItemDraft): boolean => JSON.stringify(a) === JSON.stringify(b)
