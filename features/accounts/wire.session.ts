import { defineCall } from '@frontage/kit/wire/call'
import { roles } from '@frontage/kit/wire/permission'
import * as v from 'valibot'

/** `mustSetUp`: owners have to have a second step, and this one has none yet; until then nothing but their own account is theirs. */
export const me = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  rights: v.array(v.string()),
  mustSetUp: v.boolean(),
  /** Of the admin; '' while they follow their browser. */
  language: v.string(),
})
/** How a sign-in can go on after the right password. */
export const stepWays = v.object({ code: v.boolean(), passkey: v.boolean() })
export type StepWays = v.InferOutput<typeof stepWays>
export type Me = v.InferOutput<typeof me>

/**
 * Who is signed in, and whether this site still waits for its first owner. `me` is null for a visitor; `step` says what this
 * browser's sign-in waits for, when its password was right.
 */
export const getSession = defineCall({
  name: 'get-session',
  summary: 'Tell who is signed in',
  via: 'GET /api/session',
  request: v.object({}),
  answer: v.object({ me: v.nullable(me), step: v.nullable(stepWays), needsOwner: v.boolean(), siteName: v.string() }),
})
