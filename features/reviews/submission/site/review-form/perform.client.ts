import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { usedFor, waitedIn } from '@frontage/kit/island/waited.client'
import type { FieldName } from '../../../review-form'
import type { Effect, Event } from './review-form.machine'
import { dropRecord, type FormContext, keepRecord, newUnbrid, submissionOf } from './submission.client'
import { whyNotSent } from './why-not-sent.client'

/** What the effects of the form reach in the page. */
export type EffectHandlers = {
  readonly place: FormContext
  form(): HTMLFormElement | null
  focus(on: FieldName | 'thanks' | 'submit'): void
  cleared(): void
}

type Send = (event: Event) => void
type EffectContext = { readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, next: Send) => void }

const transport = () => bring(import('./transport.client'))

/** Loads the way to the server and asks for a ticket, so that sending waits for neither. */
export const prepareToSend = (): void =>
  void transport()
    .then(({ begin }) => begin())
    .catch(() => {})

/** Does what the machine of the form decides. The id of a review stays until it is sent, however often that is tried. */
export function createPerformer() {
  let unbrid = ''
  return (handlers: EffectHandlers, effect: Effect, next: Send): void => {
    const { place } = handlers
    const effectContext: EffectContext = {
      send: () => {
        const form = handlers.form()
        unbrid ||= newUnbrid()
        if (form) void save(form, submissionOf(form, place, unbrid), usedFor(form)).then((event) => event && next(event))
      },
      'keep-record': () => keepRecord(place, unbrid),
      'drop-record': ({ record }) => dropRecord(record),
      // The next review is another one: neither its id nor its ticket may be the same.
      reset: () => {
        unbrid = ''
        void transport().then(({ end }) => end())
        handlers.form()?.reset()
        handlers.cleared()
      },
      wait: ({ seconds }) => {
        const left = seconds * 1000 - waitedIn(handlers.form())
        setTimeout(() => document.querySelector('dialog[open]') || next({ type: 'due' }), Math.max(0, left))
      },
      check: ({ record }) => void check(record).then(next),
      focus: ({ on }) => handlers.focus(on),
      log: ({ reason }) => console.error('review-form', reason),
    }
    effectContext[effect.do](effect as never, next)
  }
}

const failed = (reason: unknown): Event => ({ type: 'failed', message: whyNotSent(reason), reason })

/** Where its code is missing, the form is sent as it is without a script: nothing is to be told then. */
async function save(form: HTMLFormElement, submission: FormData, used: number): Promise<Event | undefined> {
  try {
    return { type: 'answered', answer: await (await transport()).save(submission, used) }
  } catch (reason) {
    return goPlainly(form, reason, () => HTMLFormElement.prototype.submit.call(form)) ? undefined : failed(reason)
  }
}

async function check(record: string): Promise<Event> {
  try {
    return { type: 'checked', answer: await (await transport()).check(record), record }
  } catch (reason) {
    return failed(reason)
  }
}
