import { fieldsOf } from '../fields-of'
import type { FormTexts } from '../texts'
import { initialState, type State, statusOf } from './form-state'
import type { PlainFirst } from './plain'

type Preview = { readonly step: number; readonly status: string } | undefined

const usual: Readonly<Record<string, keyof FormTexts>> = {
  ...{ validation_failed: 'validation_error', acceptance_missing: 'accept_terms', mail_sent: 'mail_sent_ok' },
}

/** Which of the owner's texts fits a status; all others bring the one of a failure. */
export const textOf = (status: string, texts: FormTexts): string => texts[(Object.hasOwn(usual, status) && usual[status]) || 'mail_sent_ng']

/** How a form begins: empty; or as it stood when the server drew it again; or as somebody wants to look at it. */
export function firstState(first: PlainFirst, preview: Preview): State {
  const state = { ...initialState, quiz: first.quiz, captcha: first.captcha }
  if (first.plain) {
    const { step, errors, message, status } = first.plain
    const problems = Object.fromEntries(errors.map(({ field, message }) => [field, { message, isCalm: false }]))
    return { ...state, step, problems, message, status: status ? statusOf(status) : 'init' }
  }
  return preview ? { ...state, ...shown(first, preview) } : state
}

function shown({ definition }: PlainFirst, { step, status }: NonNullable<Preview>): Partial<State> {
  // Statuses that no answer has.
  if (/^$|ing$/.test(status)) return { step, status: statusOf(status || 'init'), going: status === 'submitting' ? 'sending' : '' }
  const required = fieldsOf(definition).filter((field) => field.required)
  const problem = { message: definition.texts.invalid_required, isCalm: false }
  const problems = status === 'validation_failed' ? Object.fromEntries(required.map(({ name }) => [name, problem])) : {}
  return { step, status: statusOf(status), message: textOf(status, definition.texts), problems }
}
