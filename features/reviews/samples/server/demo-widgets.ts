import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import * as v from 'valibot'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { standardForm } from '../../standard-form'
import { saveWidget, widgetShapes } from '../../wire.widgets'

const file = v.array(v.omit(saveWidget.request, ['id']))

/** Sets up what the demo business shows, once: an owner may have changed it since. */
export async function importDemoWidgets(
  folder: string,
  widgets: WidgetsStore,
  { db, clock, events }: Pick<Tools, 'db' | 'clock' | 'events'>,
): Promise<void> {
  const wanted = v.parse(file, JSON.parse(await readFile(path.join(folder, 'reviews.widgets.json'), 'utf8')))
  for (const { kind, title, settings } of wanted) {
    const known = await widgets.list(kind)
    if (known.some((widget) => widget.title === title)) continue
    const record = { kind, title, settings: v.parse(widgetShapes[kind], settings), updatedAt: clock.now().toISOString() }
    await db.transaction().execute(async (trx) => {
      await widgets.keep(record, trx)
      await events.tell('reviews.changed', trx)
    })
  }
}

/** A template and a form for tests, as they are when nobody has changed anything; hands back their numbers. */
export async function addFixtureWidgets(widgets: WidgetsStore, { clock }: Pick<Tools, 'clock'>) {
  const updatedAt = clock.now().toISOString()
  const template = await widgets.keep({ kind: 'display', title: 'T1', settings: {}, updatedAt })
  const form = await widgets.keep({ kind: 'form', title: 'R1', settings: standardForm, updatedAt })
  return { reviewTemplate: template?.id, reviewForm: form?.id }
}
