import type { Machine } from '@frontage/kit/island/machine'
import { fieldsOf } from '../../../fields-of'
import type { PublicForm } from '../../../form'
import type { Asked, FeedbackAnswer } from '../../../wire'
import { type Effect, type Event, initialState, type Name, type State, type Status, statusOf } from '../../form-state'

type Step = readonly [State, ...Effect[]]
type Form = Pick<PublicForm, 'steps' | 'hasReview' | 'texts'>
type Handlers = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>, form: Form) => Step }

/** Facts, §6, without the original's faults: what a contact form does. */
export function contactForm(form: Form, first: State = initialState): Machine<State, Event, Effect> {
  return { initial: first, next: (state, event) => handlers[event.type](state, event as never, form) }
}

const isBusy = ({ going }: State): boolean => going !== ''

/** Another status, and the event that says so. */
const become = (state: State, status: Status, answer?: FeedbackAnswer): Step => [
  { ...state, status },
  { do: 'tell', name: 'statuschanged', status, before: state.status, ...(answer && { answer }) },
]

const without = (problems: State['problems'], field: Name): State['problems'] => {
  const { [field]: _, ...rest } = problems
  return rest
}

/** Only of fields that are there: nobody could mend another one. */
const problemsOf = (found: Readonly<Record<Name, string>>, fields: readonly { readonly name: Name }[]): State['problems'] =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const message = Object.hasOwn(found, name) && found[name]
      return message ? [[name, { message, isCalm: false }]] : []
    }),
  )

const firstOf = (problems: State['problems'], form: Form): Name | undefined => fieldsOf(form).find(({ name }) => problems[name])?.name

const stepOf = (field: Name | undefined, { steps }: Form, otherwise: number): number => {
  const found = steps.findIndex(({ fields }) => fields.some(({ name }) => name === field))
  return found < 0 ? otherwise : found
}

/** Another step: its name is read, and the page scrolls to the top of the form. */
const goTo = (state: State, step: number): Step => [
  { ...state, step, hasTurned: true, message: '', problems: {}, going: '' },
  { do: 'scroll' },
  { do: 'focus', on: 'step' },
]

/** The server has answered; what it said is told first (announce.client.ts). */
const answered = (answer: FeedbackAnswer): Effect => ({ do: 'tell', name: 'submit', status: answer.status, answer })

/** Facts, §6: sent, then empty, then sent again with fresh questions. The words stand while that goes on. */
function sent(state: State, answer: FeedbackAnswer): Step {
  const [isSent, changed] = become({ ...state, going: '', problems: {}, message: answer.message }, 'sent', answer)
  const [next, resetting] = become({ ...isSent, step: 0, hasTurned: false }, 'resetting')
  const after: Effect[] = [{ do: 'reset' }, resetting!, { do: 'refill' }, { do: 'act', answer }, { do: 'scroll' }]
  return [next, changed!, answered(answer), ...after, ...(state.step > 0 ? [{ do: 'focus', on: 'step' } as const] : [])]
}

function refused(state: State, answer: FeedbackAnswer, form: Form): Step {
  const problems = problemsOf(Object.fromEntries(answer.invalid_fields.map(({ field, message }) => [field, message])), fieldsOf(form))
  const first = firstOf(problems, form)
  const step = stepOf(first, form, state.step)
  const fresh: State = { ...askedIn(state, answer), going: '', problems, refused: problems, message: answer.message, step }
  const [next, changed] = become(fresh, statusOf(answer.status), answer)
  return [next, changed!, answered(answer), { do: 'focus', on: first ?? 'submit' }]
}

/** What is asked from now on; what was not asked anew stays. */
const askedIn = (state: State, { quiz, captcha }: Asked): State => ({
  ...state,
  quiz: { ...state.quiz, ...quiz },
  captcha: { ...state.captcha, ...captcha },
})

const handlers: Handlers = {
  misplaced: (state) => [{ ...state, isMisplaced: true }],
  woken: (state) => (state.quiz || state.captcha ? [state, { do: 'refill' }] : [state]),
  changed: (state, { field }) => {
    if (isBusy(state) || state.status === 'validating') return [state, { do: 'validate', field }]
    return [...become({ ...state, resting: state.status }, 'validating'), { do: 'validate', field }]
  },
  validated: (state, { field, message }) => {
    const others = without(state.problems, field)
    const problems = message ? { ...others, [field]: { message, isCalm: false } } : others
    return state.status === 'validating' ? become({ ...state, problems }, state.resting) : [{ ...state, problems }]
  },
  focused: (state, { field }) => {
    const problem = state.problems[field]
    return [problem && !problem.isCalm ? { ...state, problems: { ...state.problems, [field]: { ...problem, isCalm: true } } } : state]
  },
  submitted: (state) => {
    if (isBusy(state)) return [state]
    const status = state.status === 'validating' ? state.resting : state.status
    const told: Effect = { do: 'tell', name: 'beforesubmit', status }
    const [next, changed] = become({ ...state, going: 'sending', problems: {}, refused: {}, message: '' }, 'submitting')
    return [next, told, changed!, { do: 'send' }]
  },
  answered: (state, { answer }, form) => (answer.status === 'mail_sent' ? sent(state, answer) : refused(state, answer, form)),
  failed: (state, { message, reason }) => {
    const shown: State = { ...state, message, going: '' }
    const focus: Effect = { do: 'focus', on: 'submit' }
    if (state.going === 'checking') return [shown, focus, { do: 'log', reason }]
    return [...become(shown, 'failed'), focus, { do: 'log', reason }]
  },
  refilled: (state, asked) => {
    const fresh = askedIn(state, asked)
    if (state.status !== 'resetting') return [fresh]
    const [next, changed] = become(fresh, state.message ? 'sent' : 'init')
    return [next, changed!, { do: 'tell', name: 'reset', status: next.status }]
  },
  cleared: (state) => [...become({ ...state, problems: {}, message: '', step: 0, hasTurned: false }, 'resetting'), { do: 'refill' }],
  advanced: (state) =>
    isBusy(state)
      ? [state]
      : [
          { ...state, going: 'checking', message: '', problems: {}, refused: {} },
          { do: 'check', step: state.step },
        ],
  checked: (before, answer, form) => {
    if (before.going !== 'checking') return [before]
    const { isGood, found, message } = answer
    const state = askedIn(before, answer)
    const problems = problemsOf(found, form.steps[state.step]?.fields ?? [])
    const first = firstOf(problems, form)
    if (isGood && !first) return goTo(state, state.step + 1)
    return [
      { ...state, going: '', problems, refused: problems, message },
      { do: 'focus', on: first ?? 'submit' },
    ]
  },
  returned: (state, { to }) => (isBusy(state) ? [state] : goTo(state, to)),
}
