import type { Labels } from '@frontage/parts/admin/use-conflict'
import type { ItemDraft } from '../../../item'
import { openInNames, taxonomyNames, typeNames } from '../../../messages.admin'
import type { OwnerTerm } from '../../../wire.admin'

/** What the editor calls the fields of an item and what is chosen in them, where two versions are compared. */
export function itemLabels(terms: readonly OwnerTerm[]): Labels {
  const values = Object.fromEntries(terms.map(({ id, name }) => [id, name]))
  return {
    ...{ title: 'Title', content: 'Text', excerpt: 'Summary', slug: 'Address', siteType: 'Badge', facts: 'Facts' },
    ...{ picture: 'Card picture', large: 'Large picture', pictures: 'More pictures' },
    ...{ video: 'Video address', site: 'Website address', action: 'Call to action' },
    type: { label: 'When visitors open it', values: typeNames },
    openIn: { label: 'Where it opens', values: openInNames },
    state: { label: 'Status', values: { draft: 'Draft', published: 'Published' } },
    categories: { label: taxonomyNames.category, values },
    others: { label: taxonomyNames.other, values },
    tags: { label: taxonomyNames.tag, values },
  }
}

/** An item as two versions of it are compared: rich text as it reads. */
export const comparedOf = (draft: ItemDraft): ItemDraft => ({ ...draft, content: readOf(draft.content), action: readOf(draft.action) })

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

const readOf = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_whole, name: string) => signs[name] ?? '')
    .trim()
