import { defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import { roles } from '@frontage/kit/wire/permission'
import * as v from 'valibot'
import { account, email } from './wire.admin'

const id = v.pipe(v.number(), v.safeInteger())

/**
 * A further account, whose person chooses the first password. The link is sent by e-mail; `link` holds it where no mail server is set
 * up, for the owner to hand over, and '' otherwise.
 */
export const invitePerson = defineCall({
  name: 'invite-person',
  summary: 'Invite a person by e-mail',
  via: 'POST /api/accounts/invite',
  request: v.object({
    name: v.pipe(text(100), v.trim(), v.nonEmpty('Please enter a name.')),
    email,
    role: v.picklist(roles),
  }),
  answer: v.object({ account, link: v.string() }),
})

/** A new link for somebody who has not signed in yet; the one from before works no longer. `asLink`: handed to the owner, not sent. */
export const inviteAgain = defineCall({
  name: 'invite-again',
  summary: 'Invite a person once more',
  via: 'POST /api/accounts/invite/again',
  request: v.object({ id, asLink: v.boolean() }),
  answer: v.object({ account, link: v.string() }),
})

/** Ends every session and link of an account. It can be brought back for 30 days, then it is deleted. */
export const removePerson = defineCall({
  name: 'remove-person',
  summary: 'Remove a person',
  via: 'POST /api/accounts/remove',
  request: v.object({ id }),
  answer: v.object({ account }),
})

export const bringBackPerson = defineCall({
  name: 'bring-back-person',
  summary: 'Bring a removed person back',
  via: 'POST /api/accounts/bring-back',
  request: v.object({ id }),
  answer: v.object({ account }),
})
