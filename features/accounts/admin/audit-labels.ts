import type { AuditLabels } from '@frontage/kit/admin/screen'

/** "account 3 (moderator)" → the account and what stands in brackets. */
const partsOf = (target: string): { whom: string; what: string } => {
  const [, whom = target, what = ''] = /^(.*?)(?: \((.*)\))?$/.exec(target) ?? []
  return { whom, what }
}

function changeWords(target: string): string {
  const { whom, what } = partsOf(target)
  if (what === 'disabled') return `suspended ${whom}`
  if (what === 'enabled') return `restored access for ${whom}`
  return what ? `changed ${whom} to ${what}` : `changed ${whom}`
}

function addWords(target: string): string {
  const { whom, what } = partsOf(target)
  return what ? `added ${whom} as ${what}` : `added ${whom}`
}

/** Refused tries are told together: "account 3 (100 times within an hour)". */
function withTimes(words: string, target: string): string {
  const { what } = partsOf(target)
  return what ? `${words} (${what})` : words
}

/** Words for what the log says about accounts. */
export const auditLabels: AuditLabels = {
  'account.sign-in': (target) => withTimes('signed in', target),
  'account.sign-in-throttled': (target) => withTimes('tried to sign in too often', target),
  'account.sign-out': () => 'signed out',
  'account.set-up': () => 'set up the site',
  'account.change-password': () => 'changed their password',
  'account.reset-password': () => 'reset their password with a link',
  'account.accept-invitation': () => 'accepted their invitation',
  'account.ask-change-email': () => 'entered a new e-mail address',
  'account.resend-change-email': () => 'had the link to their new e-mail address sent again',
  'account.cancel-change-email': () => 'cancelled the change of their e-mail address',
  'account.change-email': () => 'changed their e-mail address',
  'account.weekly-email-on': () => 'turned on their weekly e-mail',
  'account.weekly-email-off': () => 'turned off their weekly e-mail',
  'account.reauthenticate': () => 'entered a wrong password for an important change',
  'account.end-session': () => 'signed out one of their devices',
  'account.end-sessions': () => 'signed out all their other devices',
  'account.second-step-on': () => 'turned on one-time codes',
  'account.second-step-off': (target) => `turned off one-time codes for ${target}`,
  'account.recovery-codes': () => 'created new recovery codes',
  'account.add-passkey': () => 'added a passkey',
  'account.rename-passkey': () => 'renamed a passkey',
  'account.remove-passkey': () => 'removed a passkey',
  'account.require-second-step': () => 'made owners use a second step',
  'account.allow-password-only': () => 'let owners sign in with the password alone',
  'account.change': changeWords,
  'account.add': addWords,
  'account.invite': (target) => addWords(target).replace('added', 'invited'),
  'account.invite-again': (target) => `invited ${target} once more`,
  'account.remove': (target) => `removed ${target}`,
  'account.bring-back': (target) => `brought ${target} back`,
}
