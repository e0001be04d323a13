import type { Machine } from '@frontage/kit/island/machine'
import type { FieldName, ReviewForm } from '../../../review-form'
import { type Filled, fieldOf, type Problems, problemsOf } from '../../filled-form'
import { formMessages } from '../../messages.form'
import type { SaveAnswer } from '../../wire.answer'

/**
 * Reviews, §4: hidden, then shown, then sending, which ends in `sent` or back in `shown` with an error. `once`: this
 * browser has sent the one review that the form takes.
 */
export type State = {
  readonly mode: 'hidden' | 'shown' | 'sending' | 'sent' | 'once'
  readonly problems: Problems
  /** What went wrong with the form as a whole. */
  readonly failure: string
  /** What the server said when it took the review. */
  readonly thanks: string
}

export type Event =
  /** `record` is the id of a review that this browser has sent; `opens` says that the page's address opens the form. */
  | { readonly type: 'woken'; readonly record?: string | undefined; readonly opens: boolean }
  | { readonly type: 'due' | 'opened' | 'closed' }
  | { readonly type: 'submitted'; readonly filled: Filled }
  | { readonly type: 'changed'; readonly field: FieldName }
  | { readonly type: 'answered'; readonly answer: SaveAnswer }
  /** Nothing was answered, or nothing that could be understood; `message` says so to the visitor. */
  | { readonly type: 'failed'; readonly message: string; readonly reason: unknown }
  | { readonly type: 'checked'; readonly answer: string; readonly record: string }

export type Effect =
  | { readonly do: 'send' | 'keep-record' | 'reset' }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'check' | 'drop-record'; readonly record: string }
  | { readonly do: 'focus'; readonly on: FieldName | 'thanks' | 'submit' }
  | { readonly do: 'log'; readonly reason: unknown }

type Form = Pick<ReviewForm, 'fields' | 'reveal' | 'autoPopup' | 'once' | 'texts'>
type Step = readonly [State, ...Effect[]]

export function reviewForm(form: Form): Machine<State, Event, Effect> {
  const initial: State = { mode: form.reveal === 'inline' ? 'shown' : 'hidden', problems: {}, failure: '', thanks: '' }
  return { initial, next: (state, event) => steps[event.type](state, event as never, form, initial) }
}

type Steps = { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>, form: Form, initial: State) => Step }

const steps: Steps = {
  woken: (state, { record, opens }, { once, autoPopup }) => {
    if (once && record)
      return [
        { ...state, mode: 'once' },
        { do: 'check', record },
      ]
    if (state.mode !== 'hidden') return [state]
    if (opens) return [{ ...state, mode: 'shown' }]
    return autoPopup ? [state, { do: 'wait', seconds: autoPopup }] : [state]
  },
  due: opened,
  opened,
  closed: (state, _, { once }, initial) => {
    if (state.mode === 'sent') return [{ ...initial, mode: once ? 'once' : initial.mode }]
    return [state.mode === 'shown' && initial.mode === 'hidden' ? { ...state, mode: 'hidden' } : state]
  },
  submitted: (state, { filled }, { fields }) => {
    if (state.mode !== 'shown') return [state]
    const problems = problemsOf(fields, filled)
    const first = fields.find(({ name }) => problems[name])?.name
    if (first)
      return [
        { ...state, problems, failure: '' },
        { do: 'focus', on: first },
      ]
    return [{ ...state, mode: 'sending', problems, failure: '' }, { do: 'send' }]
  },
  changed: (state, { field }) => {
    const { [field]: mended, ...problems } = state.problems
    return [mended ? { ...state, problems } : state]
  },
  answered: (state, { answer }, { fields, texts }) => {
    if (answer.error === 'no') {
      const sent: State = { mode: 'sent', problems: {}, failure: '', thanks: answer.successmsg || texts.success }
      return [sent, { do: 'keep-record' }, { do: 'reset' }, { do: 'focus', on: 'thanks' }]
    }
    const said = answer.dbmsg || formMessages.refused
    const field = fieldOf(fields, answer.field)
    const problem = field ? { problems: { [field]: said } } : { failure: said }
    return [
      { ...state, mode: 'shown', ...problem },
      { do: 'focus', on: field ?? 'submit' },
    ]
  },
  failed: (state, { message, reason }) => {
    // Whether a sent review is known could not be asked: the message stays until it can.
    if (state.mode !== 'sending') return [state, { do: 'log', reason }]
    return [
      { ...state, mode: 'shown', failure: message },
      { do: 'focus', on: 'submit' },
      { do: 'log', reason },
    ]
  },
  checked: (state, { answer, record }, _, initial) =>
    state.mode === 'once' && answer.trim() === 'notfound' ? [initial, { do: 'drop-record', record }] : [state],
}

function opened(state: State): Step {
  return [state.mode === 'hidden' ? { ...state, mode: 'shown' } : state]
}
