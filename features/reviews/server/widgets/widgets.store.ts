import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { forUpdate } from '@frontage/kit/storage/locks.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import { storedJson } from '@frontage/kit/storage/stored-json.server'
import * as v from 'valibot'
import { type Widget, type WidgetKind, widgetShapes } from '../../wire.widgets'
import type { WidgetTables } from '../store/widgets.tables'

export type WidgetsStore = ReturnType<typeof createWidgetsStore>
type Settings<Kind extends WidgetKind> = v.InferOutput<(typeof widgetShapes)[Kind]>
type NewWidget = Omit<Widget, 'id' | 'revision'> & { readonly id?: number }

/** Displays, forms, badges and floating boxes that an owner set up. What pages ask for is remembered until `forget`. */
export function createWidgetsStore(database: AnyDatabase) {
  const db = database.withTables<WidgetTables>()
  const known = createRemembered<Widget | undefined>(200)

  const find = async (id: number, trx: AnyDatabase = database): Promise<Widget | undefined> => {
    const row = await trx.withTables<WidgetTables>().selectFrom('review_widget').selectAll().where('id', '=', id).executeTakeFirst()
    return row && widgetOf(row)
  }

  return {
    list: async (kind: WidgetKind): Promise<Widget[]> =>
      (await db.selectFrom('review_widget').selectAll().where('kind', '=', kind).orderBy('id').execute()).map(widgetOf),

    /** The settings of a widget of this kind, defaults filled in; undefined when there is none. */
    settings: async <Kind extends WidgetKind>(kind: Kind, id: number): Promise<Settings<Kind> | undefined> => {
      if (!Number.isSafeInteger(id) || id < 1) return undefined
      const widget = await known.recall(String(id), () => find(id))
      return widget?.kind === kind ? (widget.settings as Settings<Kind>) : undefined
    },

    find,

    findForChange: async (id: number, trx: AnyDatabase): Promise<Widget | undefined> => {
      const widget = trx.withTables<WidgetTables>().selectFrom('review_widget').selectAll().where('id', '=', id)
      const row = await widget.$call(forUpdate(trx)).executeTakeFirst()
      return row && widgetOf(row)
    },

    /** Hands back the widget as it is kept now; undefined when a known one is gone or is of another kind. */
    keep: async ({ id, kind, title, settings, updatedAt }: NewWidget, trx: AnyDatabase = database): Promise<Widget | undefined> => {
      const tables = trx.withTables<WidgetTables>()
      const record = { title, settings: JSON.stringify(settings), updated_at: updatedAt }
      const kept = id
        ? tables.updateTable('review_widget').set(record).where('id', '=', id).where('kind', '=', kind).returningAll()
        : tables
            .insertInto('review_widget')
            .values({ kind, ...record })
            .returningAll()
      const row = await kept.executeTakeFirst()
      return row && widgetOf(row)
    },

    remove: async (id: number, trx: AnyDatabase = database): Promise<boolean> => {
      const gone = trx.withTables<WidgetTables>().deleteFrom('review_widget').where('id', '=', id).returning('id')
      return (await gone.executeTakeFirst()) !== undefined
    },

    forget: known.forget,
  }
}

type Row = { id: number; kind: WidgetKind; title: string; settings: string; updated_at: string }

/** Settings of an older version that no longer fit become the defaults, so that no page breaks over them. */
function widgetOf({ id, kind, title, settings, updated_at }: Row): Widget {
  const shape = widgetShapes[kind]
  const { success, output } = v.safeParse(shape, storedJson(settings, `review widget ${id}`))
  const revision = revisionOf([title, settings])
  return { id, kind, title, settings: success ? output : v.parse(shape, {}), updatedAt: updated_at, revision }
}
