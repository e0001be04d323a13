import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { download } from '@frontage/kit/wire/download'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

/** An address travels in bodies alone: what stands in a path or a query is kept in logs and histories. */
const person = v.object({ address: text(320) })
const span = v.object({ from: v.pipe(text(40), v.isoTimestamp()), to: v.pipe(text(40), v.isoTimestamp()) })
const count = v.object({ kind: v.string(), count: v.number() })

const erasure = v.object({
  id: v.number(),
  /** The keyed hash of the address. */
  hash: v.string(),
  at: v.string(),
  /** Null: begun, and not finished. */
  doneAt: v.nullable(v.string()),
  by: v.string(),
  counts: v.array(count),
})
export type Erasure = v.InferOutput<typeof erasure>

/** Records of others in which the address stands as well. */
const named = v.array(v.object({ kind: v.string(), ids: v.array(v.number()) }))

/** What is stored about the holder of an address: how much of each kind, not what it says. */
export const lookUpPerson = defineCall({
  name: 'look-up-person',
  summary: 'Count what is stored about a person',
  via: 'POST /api/privacy/look',
  request: person,
  answer: v.object({
    mailbox: v.string(),
    kinds: v.array(v.object({ ...count.entries, files: v.number(), first: v.string(), last: v.string() })),
    named,
    /** Somebody signs in with the address: it cannot be erased. */
    signsIn: v.boolean(),
    erasures: v.array(erasure),
  }),
})
export type FoundPerson = AnswerOf<typeof lookUpPerson>

const fact = v.object({ label: v.string(), text: v.string() })

/** What is stored about a person, to be read and printed. */
export const statePerson = defineCall({
  name: 'state-person',
  summary: 'State what is stored about a person',
  via: 'POST /api/privacy/statement',
  request: person,
  answer: v.object({
    mailbox: v.string(),
    at: v.string(),
    kinds: v.array(
      v.object({
        kind: v.string(),
        records: v.array(v.object({ id: v.number(), at: v.string(), title: v.string(), facts: v.array(fact), files: v.array(v.string()) })),
      }),
    ),
  }),
})
export type PersonStatement = AnswerOf<typeof statePerson>

/** Everything about a person with their files: `personal-data.json`, and a folder of each kind. */
export const exportPerson = defineCall({
  name: 'export-person',
  summary: 'Download what is stored about a person',
  via: 'POST /api/privacy/export',
  request: person,
  answer: download,
})

/** Erases a person for good. After a cut the same call goes on where it ended. */
export const erasePerson = defineCall({
  name: 'erase-person',
  summary: 'Erase what is stored about a person',
  via: 'POST /api/privacy/erase',
  request: person,
  answer: v.object({ erasure: v.number(), counts: v.array(count), named }),
})

/** The newest erasures, at most 500. */
export const listErasures = defineCall({
  name: 'list-erasures',
  summary: 'List erasures of personal data',
  via: 'GET /api/privacy/erasures',
  request: v.object({}),
  answer: v.object({ erasures: v.array(erasure) }),
})

/** All erasures as the list that a restore takes; it names nobody. */
export const exportErasures = defineCall({
  name: 'export-erasures',
  summary: 'Download the list of erasures for restores',
  via: 'GET /api/privacy/erasures/list',
  request: v.object({}),
  answer: download,
})

const affected = v.object({
  /** An address; `messages 12` where none was given. */
  who: v.string(),
  names: v.array(v.string()),
  counts: v.array(count),
  data: v.array(v.string()),
})
export type AffectedPerson = v.InferOutput<typeof affected>

/** Whose data came in or changed from `from` on and before `to`: how many, and the first 100 of them. */
export const listAffected = defineCall({
  name: 'list-affected',
  summary: 'List people whose data came in or changed',
  via: 'POST /api/privacy/affected',
  request: span,
  answer: v.object({ total: v.number(), people: v.array(affected) }),
})

/** All of them as a spreadsheet. */
export const exportAffected = defineCall({
  name: 'export-affected',
  summary: 'Download the list of affected people',
  via: 'POST /api/privacy/affected/export',
  request: span,
  answer: download,
})
