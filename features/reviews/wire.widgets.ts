import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { integer, revisionIfKnown, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { badgeShape, floatShape } from './badge'
import { displayShape } from './display'
import { reviewFormShape } from './review-form'

/** What an owner can set up: a display, a form, a badge, a floating box. */
export const widgetKinds = ['display', 'form', 'badge', 'float'] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** The settings of each kind: input as stored, output with defaults. */
export const widgetShapes = { display: displayShape, form: reviewFormShape, badge: badgeShape, float: floatShape } as const

const widgetShape = v.object({
  id: v.number(),
  kind: v.picklist(widgetKinds),
  title: v.string(),
  /** Fits the kind's shape, defaults filled in: `v.parse(widgetShapes[kind], settings)` gives it its type. */
  settings: v.record(v.string(), v.unknown()),
  updatedAt: v.string(),
  /** Is sent back with a change. */
  revision: v.string(),
})
export type Widget = v.InferOutput<typeof widgetShape>

export const listWidgets = defineCall({
  name: 'list-widgets',
  summary: 'List review widgets',
  via: 'GET /api/reviews/widgets',
  request: v.object({ kind: v.picklist(widgetKinds) }),
  answer: v.object({ widgets: v.array(widgetShape) }),
})

/** Keeps a new widget (`id` 0) or changes a known one as it was read. Settings that do not fit are refused at their field, `settings.bar.tags.0`. */
export const saveWidget = defineCall({
  name: 'save-widget',
  summary: 'Save a review widget',
  via: 'POST /api/reviews/widgets/save',
  request: v.object({
    id: v.optional(integer, 0),
    kind: v.picklist(widgetKinds),
    title: v.pipe(text(200), v.trim(), v.nonEmpty('Enter a name.')),
    settings: v.record(v.string(), v.unknown()),
    revision: revisionIfKnown,
  }),
  answer: v.object({ widget: widgetShape }),
})

export const removeWidget = defineCall({
  name: 'remove-widget',
  summary: 'Remove a review widget',
  via: 'POST /api/reviews/widgets/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})
