import { engines } from '@frontage/kit/storage/database.fake'
import { grace } from '@frontage/kit/tools.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getDisplay } from '../../listing/wire.display'
import { listWidgets, removeWidget, saveWidget } from '../../wire.widgets'
import { createReviewSite } from '../reviews.fake'

describe.each(engines)('widgets on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createReviewSite>>
  beforeAll(async () => {
    site = await createReviewSite({ engine, postgresUrl: inject('postgresUrl') })
    await site.add({}, { language: 'de' })
  })
  afterAll(() => site.close())

  const save = (settings: Record<string, unknown>, id = 0, revision = '') =>
    site.send(saveWidget, { id, kind: 'display', title: 'Wall', settings, revision }, 'editor')

  test('a widget is kept with its defaults, changed, and shown at once to the next visitor', async () => {
    const { status, answer } = await save({ layout: 'masonry', rows: 2 })
    expect(status).toBe(200)
    const { id, revision } = answer.widget
    expect(answer.widget).toMatchObject({ kind: 'display', title: 'Wall', settings: { layout: 'masonry', rows: 2, perRow: 3 } })
    expect((await site.router.ask(getDisplay, { template: id })).list.totalreviewsindb).toBe(2)
    await save({ selection: { languages: ['de'] } }, id, revision)
    expect(await save({ rows: 3 }, id, revision)).toMatchObject({ status: 409, answer: { code: 'changed-meanwhile' } })
    expect((await site.router.ask(getDisplay, { template: id })).list.totalreviewsindb).toBe(1)
    const { answer: all } = await site.send(listWidgets, { kind: 'display' }, 'owner')
    expect(all.widgets.map((widget) => widget.id)).toEqual([id])
    expect((await site.send(listWidgets, { kind: 'form' }, 'owner')).answer.widgets).toEqual([])
    const { trash } = (await site.send(removeWidget, { id }, 'editor')).answer
    expect((await site.send(removeWidget, { id }, 'editor')).answer).toEqual({ removed: false, trash: [] })
    await expect(site.router.ask(getDisplay, { template: id })).rejects.toMatchObject({ status: 404 })
    expect((await save({}, id)).status).toBe(404)
    await site.tools.trash.restore(trash, grace)
    await expect(site.router.ask(getDisplay, { template: id })).resolves.toBeDefined()
  })

  test.each<[Record<string, unknown>, string]>([
    [{ layout: 'spiral' }, 'settings.layout'],
    [{ perRow: 7 }, 'settings.perRow'],
    [{ bar: { tags: ['a', 5] } }, 'settings.bar.tags.1'],
    [{ style: { star: 'red;}' } }, 'settings.style.star'],
  ])('settings %j are refused at %s', async (settings, field) => {
    const { status, answer } = await save(settings)
    expect([status, answer]).toMatchObject([400, { data: { field } }])
  })

  test('a widget of one kind is not changed into another', async () => {
    const { answer } = await site.send(saveWidget, { kind: 'badge', title: 'B', settings: { name: 'Ours' } }, 'owner')
    expect((await save({}, answer.widget.id, answer.widget.revision)).status).toBe(404)
  })

  test('bar B01: visitors and moderators do not set up widgets; bar B13: each action is a line', async () => {
    expect((await site.send(saveWidget, { kind: 'form', title: 'F', settings: {} })).status).toBe(401)
    expect((await site.send(saveWidget, { kind: 'form', title: 'F', settings: {} }, 'moderator')).status).toBe(403)
    const lines = await site.db.withTables<{ audit: { action: string; target: string } }>().selectFrom('audit').selectAll().execute()
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['widget.add', 'widget.change', 'widget.remove', 'right.deny']),
    )
  })
})
