import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { words } from '../fields'
import { pathShape } from '../page'

/** What a new page can begin with. `path`: where it would stand, as far as that is free; empty where its title says so. */
const template = v.object({
  ...{ name: v.string(), title: v.string(), about: v.string(), path: v.string() },
  /** Draws it between the header and footer of this site. */
  preview: v.string(),
})

/** `taken`: every path that a page has or is to have. */
export const listTemplates = defineCall({
  name: 'list-page-templates',
  summary: 'List templates for new pages',
  via: 'GET /api/pages/templates',
  request: v.object({}),
  answer: v.object({ templates: v.array(template), taken: v.array(v.string()) }),
})

/** A new page that nobody sees yet, with what its template holds now; blank without one. Refused with `path` where that is taken. */
export const createFromTemplate = defineCall({
  name: 'create-page-from-template',
  summary: 'Create a page from a template',
  via: 'POST /api/pages/from-template',
  request: v.object({ template: v.optional(text(60), ''), path: pathShape, title: words(200) }),
  answer: v.object({ id: v.number() }),
})

export type Template = AnswerOf<typeof listTemplates>['templates'][number]
