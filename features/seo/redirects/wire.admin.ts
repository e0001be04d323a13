import { sentence } from '@frontage/kit/sentence'
import { trashIds } from '@frontage/kit/trash'
import { defineCall } from '@frontage/kit/wire/call'
import { clamped, integer, revisionIfKnown, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { redirectShape, statuses } from './redirect'

/** `hits`: how often it was used lately; `lastDay` is empty when it never was. */
const redirect = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  status: v.picklist(statuses),
  /** Made by itself when a page moved. */
  isAutomatic: v.boolean(),
  /** Is sent back with a change. */
  revision: v.string(),
  hits: v.number(),
  lastDay: v.string(),
})

export const listRedirects = defineCall({
  name: 'list-redirects',
  via: 'GET /api/redirects',
  request: v.object({ q: v.optional(text(200), ''), page: v.optional(clamped(1, 10_000), 1) }),
  answer: v.object({ redirects: v.array(redirect), total: v.number(), perPage: v.number() }),
})

/** What one redirect says now. */
export const getRedirect = defineCall({
  name: 'get-redirect',
  summary: 'Get a redirect',
  via: 'GET /api/redirects/one',
  request: v.object({ id: integer }),
  answer: v.object({ redirect: redirectShape, revision: v.string() }),
})

/** Keeps a new one (`id` 0) or changes one as it was read. `shortened`: where it leads at once, when its target was redirected itself. */
export const saveRedirect = defineCall({
  name: 'save-redirect',
  via: 'POST /api/redirects/save',
  request: v.object({ id: v.optional(integer, 0), redirect: redirectShape, revision: revisionIfKnown }),
  answer: v.object({ id: v.number(), shortened: v.string() }),
})

export const removeRedirect = defineCall({
  name: 'remove-redirect',
  via: 'POST /api/redirects/remove',
  request: v.object({ id: integer }),
  answer: v.object({ removed: v.boolean(), trash: trashIds }),
})

/** Takes in a file of redirects. A trial keeps nothing and only says what is in it; bad lines are left out if `skipBad`. */
export const importRedirects = defineCall({
  name: 'import-redirects',
  summary: 'Import redirects',
  via: 'POST /api/redirects/import',
  body: 1024 * 1024,
  request: v.object({ csv: text(900_000), isTrial: v.optional(v.boolean(), false), skipBad: v.optional(v.boolean(), false) }),
  answer: v.object({ added: v.number(), bad: v.array(v.object({ line: v.number(), reason: sentence })) }),
})

/** Addresses that visitors asked for and that are not there, the most wanted ones first. */
export const listMissing = defineCall({
  name: 'list-missing',
  summary: 'List addresses that visitors asked for and that lead nowhere',
  via: 'GET /api/redirects/missing',
  request: v.object({}),
  answer: v.object({ missing: v.array(v.object({ path: v.string(), hits: v.number(), lastDay: v.string() })) }),
})

/** Forgets one address, or all of them when it is empty. */
export const forgetMissing = defineCall({
  name: 'forget-missing',
  summary: 'Clear an address that leads nowhere from the list',
  via: 'POST /api/redirects/missing/forget',
  request: v.object({ path: text(600) }),
  answer: v.object({ forgotten: v.number() }),
})

export type ShownRedirect = v.InferOutput<typeof redirect>
