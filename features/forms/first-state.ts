import { fieldsOf } from './fields-of'
import { initialState, type State, statusOf } from './form-state'
import type { PlainFirst } from './plain'
import type { FormTexts } from './texts'

type Preview = { readonly step: number; readonly status: string } | undefined

/** Which of the owner's texts an answer brings; all others bring the one of a failure. */
const texts: Readonly<Record<string, keyof FormTexts>> = {
  ...{ validation_failed: 'validation_error', acceptance_missing: 'accept_terms', mail_sent: 'mail_sent_ok' },
}
/** Statuses that no answer has. */
const own = ['init', 'validating', 'submitting', 'resetting'] as const

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
  const plain = own.find((name) => name === status)
  if (!status || plain) return { step, ...(plain && { status: plain }) }
  const required = fieldsOf(definition).filter((field) => field.required)
  const problem = { message: definition.texts.invalid_required, isCalm: false }
  const problems = status === 'validation_failed' ? Object.fromEntries(required.map(({ name }) => [name, problem])) : {}
  return { step, status: statusOf(status), message: definition.texts[texts[status] ?? 'mail_sent_ng'], problems }
}
