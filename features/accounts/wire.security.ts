import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { email, password } from './wire.admin'
import { me } from './wire.session'

const nothing = v.object({})
const base64url = text(4000)
const passkeyName = v.pipe(text(60), v.trim(), v.nonEmpty('Enter a name.'))

/** How one-time codes are given: six digits of an app, or a recovery code, in whatever groups it was typed. */
const code = v.pipe(text(60), v.nonEmpty('Enter the code.'))

/** What a browser hands back when a passkey was used (WebAuthn, §5.1). Everything is base64url. */
const usedPasskey = v.object({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(text(40)),
  clientExtensionResults: v.optional(v.object({}), {}),
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
})
export type UsedPasskey = v.InferOutput<typeof usedPasskey>

/** What a browser hands back when a passkey was made. */
const newPasskey = v.object({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(text(40)),
  clientExtensionResults: v.optional(v.object({}), {}),
  response: v.object({ clientDataJSON: base64url, attestationObject: text(20_000), transports: v.optional(v.array(text(40))) }),
})
export type NewPasskey = v.InferOutput<typeof newPasskey>

/** What a browser asks a passkey with: as JSON text, for nobody reads it on the way. */
const passkeyOptions = v.object({ options: v.string() })

const session = v.object({
  id: v.string(),
  device: v.string(),
  network: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  isThis: v.boolean(),
})
export type SessionLine = v.InferOutput<typeof session>
const passkey = v.object({ id: v.string(), name: v.string(), createdAt: v.string(), usedAt: v.nullable(v.string()) })
export type Passkey = v.InferOutput<typeof passkey>

/** How one's own account is secured. */
export const getSecurity = defineCall({
  name: 'get-security',
  summary: 'List your own sessions, passkeys and second step',
  via: 'GET /api/account/security',
  request: nothing,
  answer: v.object({
    sessions: v.array(session),
    passkeys: v.array(passkey),
    /** Passkeys need a name of a site, such as `example.com`, and an encrypted connection. */
    canHavePasskeys: v.boolean(),
    secondStep: v.object({ isOn: v.boolean(), recoveryCodes: v.number() }),
    /** Whether owners have to have a second step or a passkey. */
    isRequired: v.boolean(),
    /** The address that waits until its link is opened. */
    newEmail: v.nullable(v.string()),
  }),
})
export type Security = AnswerOf<typeof getSecurity>

/** Ends one session of one's own. */
export const endSession = defineCall({
  name: 'end-session',
  summary: 'Sign out one of your devices',
  via: 'POST /api/account/sessions/end',
  request: v.object({ id: text(64) }),
  answer: nothing,
})

export const endOtherSessions = defineCall({
  name: 'end-other-sessions',
  summary: 'Sign out all your other devices',
  via: 'POST /api/account/sessions/end-others',
  request: nothing,
  answer: nothing,
})

/** Says again who one is, before something that cannot be taken back: by the password, or by a passkey. */
export const reauthenticate = defineCall({
  name: 'reauthenticate',
  summary: 'Give your password or passkey again',
  via: 'POST /api/account/reauthenticate',
  request: v.object({ password: v.optional(password), passkey: v.optional(usedPasskey) }),
  answer: nothing,
})

/** The new address counts once the link that is sent to it was opened. */
export const changeEmail = defineCall({
  name: 'change-email',
  summary: 'Change the e-mail address you sign in with',
  via: 'POST /api/account/email',
  request: v.object({ email }),
  answer: nothing,
})

export const resendNewEmail = defineCall({
  name: 'resend-new-email',
  summary: 'Send the link to your new e-mail address again',
  via: 'POST /api/account/email/resend',
  request: nothing,
  answer: nothing,
})

export const cancelNewEmail = defineCall({
  name: 'cancel-new-email',
  summary: 'Cancel the change of your e-mail address',
  via: 'POST /api/account/email/cancel',
  request: nothing,
  answer: nothing,
})

/** For whoever holds the link that was sent to the new address, once. */
export const confirmEmail = defineCall({
  name: 'confirm-email',
  summary: 'Confirm a new e-mail address with the link from the e-mail',
  via: 'POST /api/account/email/confirm',
  request: v.object({ token: text(100) }),
  answer: v.object({ email: v.string() }),
})

/** Begins to set up one-time codes: nothing changes until a first code was given. */
export const beginSecondStep = defineCall({
  name: 'begin-second-step',
  summary: 'Begin to set up one-time codes',
  via: 'POST /api/account/second-step/begin',
  request: nothing,
  answer: v.object({ secret: v.string(), uri: v.string() }),
})

/** The first code of the app: from now on sign-ins ask for one. The recovery codes are told here and never again. */
export const confirmSecondStep = defineCall({
  name: 'confirm-second-step',
  summary: 'Turn on one-time codes',
  via: 'POST /api/account/second-step',
  request: v.object({ code }),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
})

export const removeSecondStep = defineCall({
  name: 'remove-second-step',
  summary: 'Turn off one-time codes',
  via: 'POST /api/account/second-step/remove',
  request: nothing,
  answer: nothing,
})

/** New recovery codes; those from before work no longer. */
export const renewRecoveryCodes = defineCall({
  name: 'renew-recovery-codes',
  summary: 'Create new recovery codes',
  via: 'POST /api/account/second-step/recovery-codes',
  request: nothing,
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
})

/** The second step of a sign-in, after the password: the browser still holds the proof of that. */
export const signInStep = defineCall({
  name: 'sign-in-step',
  summary: 'Finish signing in with a code',
  via: 'POST /api/sign-in/code',
  request: v.object({ code }),
  answer: v.object({ me }),
})

/** What a passkey has to sign, to sign in or to say again who one is. */
export const askForPasskey = defineCall({
  name: 'ask-for-passkey',
  summary: 'Begin to use a passkey',
  via: 'POST /api/passkeys/ask',
  request: nothing,
  answer: passkeyOptions,
})

export const signInWithPasskey = defineCall({
  name: 'sign-in-with-passkey',
  via: 'POST /api/sign-in/passkey',
  request: v.object({ passkey: usedPasskey }),
  answer: v.object({ me }),
})

export const beginPasskey = defineCall({
  name: 'begin-passkey',
  summary: 'Begin to add a passkey',
  via: 'POST /api/account/passkeys/begin',
  request: nothing,
  answer: passkeyOptions,
})

export const addPasskey = defineCall({
  name: 'add-passkey',
  summary: 'Add a passkey',
  via: 'POST /api/account/passkeys',
  request: v.object({ name: passkeyName, passkey: newPasskey }),
  answer: nothing,
})

export const renamePasskey = defineCall({
  name: 'rename-passkey',
  summary: 'Rename a passkey',
  via: 'POST /api/account/passkeys/rename',
  request: v.object({ id: base64url, name: passkeyName }),
  answer: nothing,
})

export const removePasskey = defineCall({
  name: 'remove-passkey',
  summary: 'Remove a passkey',
  via: 'POST /api/account/passkeys/remove',
  request: v.object({ id: base64url }),
  answer: nothing,
})

/** Whether owners have to have a second step or a passkey. */
export const getSignInRules = defineCall({
  name: 'get-sign-in-rules',
  summary: 'Get the rules for signing in',
  via: 'GET /api/accounts/sign-in-rules',
  request: nothing,
  answer: v.object({ isRequired: v.boolean() }),
})

export const saveSignInRules = defineCall({
  name: 'save-sign-in-rules',
  summary: 'Change the rules for signing in',
  via: 'POST /api/accounts/sign-in-rules',
  request: v.object({ isRequired: v.boolean() }),
  answer: v.object({ isRequired: v.boolean() }),
})
