import type { Generated } from 'kysely'
import type { WidgetKind } from '../../wire.widgets'

export type WidgetTables = {
  /** `settings` is JSON as the owner's screens sent it, checked by the kind's shape. */
  review_widget: { id: Generated<number>; kind: WidgetKind; title: string; settings: string; updated_at: string }
}
