import { defineCall } from '@frontage/kit/wire/call'
import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const entityOf = v.object({ id: v.number(), hash: v.string(), slug: v.string(), title: v.string(), locale: v.string() })

/** Facts, §1: what signed-in people may list. */
export const listRestForms = defineCall({
  name: 'rest-list-forms',
  summary: 'List the forms for existing WordPress clients',
  via: 'GET /wp-json/contact-form-7/v1/contact-forms',
  request: v.object({}),
  answer: v.array(entityOf),
})

export const getRestForm = defineCall({
  name: 'rest-get-form',
  summary: 'Get a form for existing WordPress clients',
  via: 'GET /wp-json/contact-form-7/v1/contact-forms/:id',
  request: v.object({ id: integer }),
  answer: v.object({ ...entityOf.entries, properties: v.looseObject({}) }),
})
