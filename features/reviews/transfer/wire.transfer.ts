import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { statuses } from '../review'
import { MOST_IMPORT_BYTES } from '../spec'

/** How dates of a file are written, where the file alone does not say: 03/04/2026 is a day of March or of April. */
export const dateOrders = ['iso', 'day-first', 'month-first'] as const

const importFile = {
  format: v.optional(v.picklist(['csv', 'json']), 'csv'),
  text: v.pipe(v.string(), v.nonEmpty('This file is empty. Choose another one.')),
  /** Column of the file → field of a review; columns that are not named keep the guess, '' leaves a column out. */
  mapping: v.optional(v.record(v.string(), v.string()), {}),
  dates: v.optional(v.picklist(dateOrders), 'iso'),
  /** Where the reviews are from, where a row of the file does not say it. */
  source: v.optional(v.pipe(text(20), v.trim()), ''),
  /** Publishes reviews of which the file does not say whether they are approved; else they wait. */
  publish: v.optional(v.boolean(), false),
}
const badRows = v.array(v.object({ line: v.number(), reason: sentence }))
const outcome = { added: v.number(), changed: v.number(), same: v.number() }

/** Reads a file without keeping anything: what would happen, and what has to be asked first. */
export const previewImport = defineCall({
  name: 'preview-import',
  summary: 'Preview an import of reviews',
  via: 'POST /api/reviews/import/preview',
  body: MOST_IMPORT_BYTES,
  request: v.object(importFile),
  answer: v.object({
    /** Columns of the file, the field that each one is read as ('' = none), and its first values. */
    columns: v.array(v.object({ name: v.string(), field: v.string(), examples: v.array(v.string()) })),
    /** Fields that a column can be read as; the required ones first. */
    fields: v.array(v.object({ name: v.string(), required: v.boolean() })),
    rows: v.number(),
    /** Reviews that can be kept: new ones, ones that are here and would be brought up to date, and ones that are here as they are. */
    good: v.number(),
    ...outcome,
    /** How many of them have neither stars nor a recommendation. */
    unrated: v.number(),
    /** Rows that are one review with a later row, which counts; at most 100 of them, `doublesTotal` counts all. */
    doubles: v.array(v.object({ line: v.number(), of: v.number() })),
    doublesTotal: v.number(),
    /** At most 100 of them; `badTotal` counts all. */
    bad: badRows,
    badTotal: v.number(),
    /** True when dates could be read either way and `dates` still says `iso`: ask before importing. */
    datesAreAmbiguous: v.boolean(),
    /** The first reviews as they would be kept. */
    examples: v.array(v.object({ reviewer: v.string(), rating: v.nullable(v.number()), date: v.string(), text: v.string() })),
  }),
})

/** Keeps what previewImport showed: all of it, or, with `skipBad`, the rows that are right. Nothing is fetched. */
export const runImport = defineCall({
  name: 'run-import',
  summary: 'Import reviews',
  via: 'POST /api/reviews/import',
  body: MOST_IMPORT_BYTES,
  request: v.object({ ...importFile, skipBad: v.optional(v.boolean(), false) }),
  answer: v.object({ ...outcome, bad: badRows, badTotal: v.number() }),
})

/** A part of the reviews as a file; parts follow one another through `next` until it is empty, and can be put together as they are. */
export const exportReviews = defineCall({
  name: 'export-reviews',
  summary: 'Export reviews',
  via: 'GET /api/reviews/export',
  request: v.object({
    /** `json` gives one review a line. */
    format: v.optional(v.picklist(['csv', 'json']), 'csv'),
    status: v.optional(v.picklist(['', ...statuses]), ''),
    source: v.optional(text(150), ''),
    after: v.optional(text(500), ''),
  }),
  answer: v.object({ fileName: v.string(), text: v.string(), next: v.string() }),
})
