import type { PublicForm } from '../../../../form'
import { tokenFields } from '../../../../own-fields'
import { ticketOf } from '../ticket/form-ticket.client'
import type { Action, BotCheck } from './makes.client'

type Guarded = { readonly form: number; readonly guard: PublicForm['guard'] }

/** How long a message waits for a token; then it goes without, and the server decides (bars, F10). */
const PATIENCE = 3000

const checks = new Map<number, Promise<BotCheck>>()

async function createCheck({ form, guard: { check, siteKey } }: Guarded): Promise<BotCheck> {
  if (check === 'own') return (await import('./own.client')).createOwn(form)
  const { makes } = await import('./makes.client')
  return makes[check as keyof typeof makes](siteKey)
}

const checkOf = (guarded: Guarded): Promise<BotCheck> => {
  const check = checks.get(guarded.form) ?? createCheck(guarded)
  checks.set(guarded.form, check)
  return check
}

/** A new token for a message, which does not wait for ever: empty where the check takes too long, and the last one counts. */
export async function tokenFor(guarded: Guarded): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, ''))
  return Promise.race([attest(guarded, 'contactform'), late])
}

/** A token for an action, whenever it comes. A check that fails gives an empty one. */
async function ask(guarded: Guarded, action: Action): Promise<string> {
  try {
    return await (await checkOf(guarded)).token(action)
  } catch (reason) {
    console.error('bot check', reason)
    checks.delete(guarded.form)
    return ''
  }
}

/**
 * Asks for a token as the page has come, at every change and before a message goes, and writes it into every contact form of the
 * page (theme, §§5 and 7). Others are asked only when somebody has begun.
 */
export async function attest(guarded: Guarded, action: Action): Promise<string> {
  const { check } = guarded.guard
  // The ticket says for how long the page has been open, whoever guards the form.
  if (check === 'none') ticketOf(guarded.form).catch(() => {})
  if (check === 'none' || (action === 'homepage' && check !== 'own')) return ''
  const token = await ask(guarded, action)
  if (token) writeToken(check, token)
  return token
}

/** A token is good for one message. */
export const spend = ({ guard: { check } }: Guarded): void => writeToken(check, '')

function writeToken(check: Guarded['guard']['check'], token: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name="${tokenFields[check]}"]`)) field.value = token
}
