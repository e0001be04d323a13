import { adminLanguages } from '@frontage/kit/admin-language'
import { sentence } from '@frontage/kit/sentence'
import { defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import { roles } from '@frontage/kit/wire/permission'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { me, stepWays } from './wire.session'

/** Room for a sentence of emoji: one of them can take eleven units. */
const MOST_PASSWORD = 2000
export const email = v.pipe(text(254), v.trim(), v.toLowerCase(), v.check(isEmail, 'Please enter a valid e-mail address.'))
export const password = v.pipe(text(MOST_PASSWORD), v.nonEmpty('Please enter your password.'))
const newPassword = v.pipe(text(MOST_PASSWORD), v.minLength(10, 'Use at least 10 characters. A short sentence works well.'))

/** ADMIN_ME of the bars: 401 for a visitor. */
export const getMe = defineCall({
  name: 'get-me',
  summary: 'Tell which account is signed in',
  via: 'GET /api/me',
  request: v.object({}),
  answer: me,
})

/**
 * Whatever is missing or misspelled is answered like a wrong password. Where the account has a second step, nobody is signed in
 * yet (`me` is null), and `step` says what is to come.
 */
export const signIn = defineCall({
  name: 'sign-in',
  via: 'POST /api/sign-in',
  request: v.object({
    email: v.optional(v.pipe(text(254), v.trim(), v.toLowerCase()), ''),
    password: v.optional(text(MOST_PASSWORD), ''),
  }),
  answer: v.object({ me: v.nullable(me), step: v.nullable(stepWays) }),
})

export const signOut = defineCall({ name: 'sign-out', via: 'POST /api/sign-out', request: v.object({}), answer: v.object({}) })

/** The first owner: once only, with the token that the server printed at its start. */
export const setUpOwner = defineCall({
  name: 'set-up-owner',
  summary: 'Create the first owner',
  via: 'POST /api/set-up',
  request: v.object({
    token: text(100),
    name: v.pipe(text(100), v.trim(), v.nonEmpty('Please enter your name.')),
    email,
    password: newPassword,
    /** That of the owner's browser, which becomes that of the site. */
    timeZone: v.optional(text(100)),
    /** That of the owner's browser, as a BCP 47 tag: the site begins in it where the product's own texts are in it. */
    language: v.optional(text(100)),
  }),
  answer: v.object({ me }),
})

/** Ends every other session of the account. */
export const changePassword = defineCall({
  name: 'change-password',
  summary: 'Change your own password',
  via: 'POST /api/password',
  request: v.object({ current: password, next: newPassword }),
  answer: v.object({}),
})

/** The language in which somebody reads the admin; the page shows it when it is loaded anew. */
export const chooseLanguage = defineCall({
  name: 'choose-language',
  summary: 'Choose the language of your own admin',
  via: 'POST /api/account/language',
  request: v.object({ language: v.picklist(adminLanguages) }),
  answer: v.object({}),
})

/** Asks for a letter with a link to choose a new password. The answer never tells whether there is such an account. */
export const forgetPassword = defineCall({
  name: 'forget-password',
  summary: 'Request an e-mail with a link for a new password',
  via: 'POST /api/password/forgotten',
  request: v.object({ email }),
  answer: v.object({}),
})

/** A new password for whoever holds the newest link, once. Ends every session of the account. */
export const resetPassword = defineCall({
  name: 'reset-password',
  summary: 'Choose a new password with the link from the e-mail',
  via: 'POST /api/password/reset',
  request: v.object({ token: text(100), password: newPassword }),
  answer: v.object({ email: v.string() }),
})

export const account = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  disabled: v.boolean(),
  lastSeenAt: v.nullable(v.string()),
  /** Whether signing in takes more than the password. */
  hasSecondStep: v.boolean(),
  /** Until when the link that invited them is good, ISO 8601; '' when none waits for them. */
  invitedUntil: v.string(),
  /** When they were removed, ISO 8601; '' when they are here. */
  removedAt: v.string(),
})
export type Account = v.InferOutput<typeof account>

export const listAccounts = defineCall({
  name: 'list-accounts',
  summary: 'List the people of the site',
  via: 'GET /api/accounts',
  request: v.object({}),
  /** `sendsMail`: invitations go by e-mail; else their links are handed to the owner. */
  answer: v.object({ accounts: v.array(account), sendsMail: v.boolean() }),
})

export const addAccount = defineCall({
  name: 'add-account',
  summary: 'Add a person',
  via: 'POST /api/accounts',
  request: v.object({
    name: v.pipe(text(100), v.trim(), v.nonEmpty('Please enter a name.')),
    email,
    role: v.picklist(roles),
    password: newPassword,
  }),
  answer: v.object({ account }),
})

/** Changes a role, or shuts an account out; it holds from that account's next request on. */
export const changeAccount = defineCall({
  name: 'change-account',
  summary: "Change a person's role, or suspend them",
  via: 'POST /api/accounts/change',
  request: v.object({ id: v.pipe(v.number(), v.safeInteger()), role: v.optional(v.picklist(roles)), disabled: v.optional(v.boolean()) }),
  answer: v.object({ account }),
})

/** What went wrong and nobody has settled yet, all that has one cause together, latest first. */
export const listProblems = defineCall({
  name: 'list-problems',
  summary: 'List what went wrong, by its cause',
  via: 'GET /api/audit/problems',
  request: v.object({}),
  answer: v.object({
    problems: v.array(
      v.object({
        /** "3 e-mails could not be sent". */
        what: sentence,
        /** As it was told, '' where nobody knows. */
        why: sentence,
        last: v.string(),
        /** The screen under /admin that helps; '' for none. */
        at: v.string(),
      }),
    ),
  }),
})

/** Who did what, newest first. Nobody can change or delete a line of it. */
export const listAudit = defineCall({
  name: 'list-audit',
  summary: 'List who changed what',
  via: 'GET /api/audit',
  request: v.object({ before: v.optional(text(20), '') }),
  answer: v.object({
    lines: v.array(
      v.object({ id: v.number(), at: v.string(), who: v.string(), action: v.string(), target: v.string(), outcome: v.string() }),
    ),
    next: v.string(),
  }),
})
