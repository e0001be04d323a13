import type { Tools } from '@frontage/kit/feature.server'
import { slugOf } from '@frontage/kit/slug'
import { answer } from '@frontage/kit/wire/answer.server'
import { recordOf } from '../../server/item-record'
import { mayShowWork } from '../../server/policy'
import { fullItemOf, shownPictures } from '../../server/presenter'
import type { TermsStore } from '../../server/terms.store'
import { previewItem } from '../../wire.admin'

type Desk = Pick<Tools, 'library' | 'clock'>

/** What an owner writes, presented as it would be after it is kept: cleaned, with its pictures and terms. Nothing is kept. */
export const previewItemRoute = ({ library, clock }: Desk, { terms }: { readonly terms: TermsStore }) =>
  answer(previewItem)
    .allow(mayShowWork)
    .with(async (draft) => {
      const now = clock.now().toISOString()
      const unknown = { id: 0, slug: draft.slug || slugOf(draft.title), position: 0, source: null, framing: 'unknown' as const }
      const row = { ...recordOf(draft), facts: JSON.stringify(draft.facts), ...unknown, published_at: now, modified_at: now }
      const known = new Map((await terms.all()).map((term) => [term.id, term]))
      const pictures = await shownPictures(library, [row])
      return {
        item: fullItemOf(row, [...draft.categories, ...draft.others, ...draft.tags], known, pictures),
        previous: null,
        next: null,
        hasOverview: false,
      }
    })
