import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { messages } from '../../messages'
import { listWidgets, removeWidget, saveWidget, type WidgetKind, widgetShapes } from '../../wire.widgets'
import { mayDesign } from '../policy'
import { handleRemovedWidgets, removedWidget } from './removed-widgets'
import type { WidgetsStore } from './widgets.store'

type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'events' | 'trash'>

/** What owners set up: displays, forms, badges, floating boxes. */
export function createWidgetRoutes(desk: Desk, widgets: WidgetsStore): Route[] {
  handleRemovedWidgets(desk)
  return [listWidgetsRoute(widgets), saveWidgetRoute(desk, widgets), removeWidgetRoute(desk, widgets)]
}

const listWidgetsRoute = (widgets: WidgetsStore) =>
  answer(listWidgets)
    .allow(mayDesign)
    .with(async ({ kind }) => ({ widgets: await widgets.list(kind) }))

const saveWidgetRoute = ({ db, audit, clock, events }: Desk, widgets: WidgetsStore) =>
  answer(saveWidget)
    .allow(mayDesign)
    .with(async ({ id, kind, title, settings, revision }, context) => {
      const record = { kind, title, settings: fitting(kind, settings), updatedAt: clock.now().toISOString(), ...(id && { id }) }
      const widget = await db.transaction().execute(async (trx) => {
        const known = id ? await widgets.findForChange(id, trx) : undefined
        if (known) refuseOutdated(revision, known.revision)
        const kept = await widgets.keep(record, trx)
        if (!kept) throw new Refusal('widget-gone', messages.widgetGone, { status: 404, field: 'id' })
        await audit.note({ action: id ? 'widget.change' : 'widget.add', target: `${kind} ${kept.id}` }, context, trx)
        await events.tell('reviews.changed', trx)
        return kept
      })
      return { widget }
    })

/** The settings with their defaults; what does not fit is refused at its place, `settings.bar.tags.0`. */
function fitting(kind: WidgetKind, settings: Record<string, unknown>): Record<string, unknown> {
  const { success, issues, output } = v.safeParse(widgetShapes[kind], settings)
  if (success) return output
  const [issue] = issues
  const field = ['settings', v.getDotPath(issue)].filter(Boolean).join('.')
  throw new Refusal('invalid', issue.message.startsWith('Invalid ') ? messages.notUnderstood : issue.message, { field })
}

const removeWidgetRoute = ({ db, audit, events, trash }: Desk, widgets: WidgetsStore) =>
  answer(removeWidget)
    .allow(mayDesign)
    .with(({ id }, context) =>
      db.transaction().execute(async (trx) => {
        const widget = await widgets.find(id, trx)
        const removed = widget && (await removedWidget(widget, trx))
        if (!removed || !(await widgets.remove(id, trx))) return { removed: false, trash: [] }
        await audit.note({ action: 'widget.remove', target: `${widget.kind} ${id}` }, context, trx)
        await events.tell('reviews.changed', trx)
        return { removed: true, trash: [await trash.put(removed, context, trx)] }
      }),
    )
