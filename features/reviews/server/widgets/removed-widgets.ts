import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed } from '@frontage/kit/trash.server'
import { rowsWhere } from '@frontage/kit/trash-rows.server'
import { type Widget, type WidgetKind, widgetKinds } from '../../wire.widgets'
import { mayDesign } from '../policy'

const titles: Readonly<Record<WidgetKind, string>> = {
  display: 'Review display',
  form: 'Review form',
  badge: 'Review badge',
  float: 'Floating reviews',
}
const kindOf = (kind: WidgetKind): string => `review-${kind}`

/** What an owner set up, on its way into the trash. */
export const removedWidget = async ({ id, kind, title }: Widget, trx: AnyDatabase): Promise<Removed> => ({
  kind: kindOf(kind),
  key: String(id),
  title,
  rows: { review_widget: await rowsWhere('review_widget', 'id', id, trx) },
})

/** They come back under their number, so pages show them again. */
export function handleRemovedWidgets({ trash }: Pick<Tools, 'trash'>): void {
  for (const kind of widgetKinds) trash.handle(kindOf(kind), { title: titles[kind], right: mayDesign, tells: 'reviews.changed' })
}
