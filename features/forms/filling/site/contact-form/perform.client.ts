import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { STEP_SCROLL_OFFSET } from '../../../spec'
import type { Effect, Event, Name } from '../../form-state'
import { formMessages } from '../../messages'
import type { PlainFirst } from '../../plain'
import type { Popup } from '../../popup'
import { filledIn } from './read.client'
import type { Later } from './use-focus'

/** What the effects of the form reach in the page. */
export type EffectHandlers = {
  readonly first: PlainFirst
  readonly unit: string
  form(): HTMLFormElement | null
  later(action: Later): void
  show(popups: readonly Popup[]): void
  /** At the boxes that have to be ticked. */
  look(): void
  /** Its code is missing: from here on it is a form without a script, and sent as one. */
  sendPlainly(): void
}

type Next = (event: Event) => void
type EffectContext = { readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, next: Next) => void }

type Begun = typeof import('./begun.client')

/** Where there is no net it may not have come. */
const begun = () => bring(import('./begun.client'))
const botCheck = () => import('../pieces/bot-check/bot-check.client')
const offline = (reason: unknown): Event => ({ type: 'failed', message: formMessages.offline, reason })

/** The fields of a form, as it stands. */
const filled = ({ first, unit }: EffectHandlers, form: HTMLFormElement) => ({ first, unit, data: filledIn(form) })

/** Does what the machine of the form decides. */
export function createPerformer() {
  const memory = { isEmptying: false, hasBegun: false, submission: new FormData() }
  const perform = (handlers: EffectHandlers, effect: Effect, next: Next): void => {
    const form = handlers.form()
    if (form) effectContextOf(handlers, form, memory)[effect.do](effect as never, next)
  }
  return {
    perform,
    isEmptying: () => memory.isEmptying,
    begin: (handlers: EffectHandlers, field?: Name) => begin(handlers, memory, field),
    attest,
  }
}

type Memory = { isEmptying: boolean; hasBegun: boolean; submission: FormData }

function effectContextOf(handlers: EffectHandlers, form: HTMLFormElement, memory: Memory): EffectContext {
  const { first, unit, later } = handlers
  return {
    send: (_, next) => {
      const all = filled(handlers, form)
      memory.submission = all.data
      answer(handlers, ({ submit }) => submit(all, form), next)
    },
    check: ({ step }, next) => answer(handlers, ({ check }) => check(filled(handlers, form), step), next),
    validate: ({ field }, next) =>
      void begun()
        .then(({ problemsIn }) => problemsIn(first.schema, filledIn(form))[field])
        .catch(() => undefined)
        .then((message) => next({ type: 'validated', field, message })),
    refill: (_, next) =>
      void begun()
        .then(({ askRefill }) => askRefill(first.form))
        .catch(() => ({}))
        .then((fresh) => next({ type: 'refilled', ...fresh })),
    reset: () => {
      memory.isEmptying = true
      form.reset()
      memory.isEmptying = false
      handlers.look()
    },
    scroll: () => later(() => scrollTo({ top: form.getBoundingClientRect().top + scrollY - STEP_SCROLL_OFFSET })),
    focus: ({ on }) => later(on),
    tell: (tell) => later(() => void begun().then(({ announce }) => announce(form, { first, unit, data: memory.submission }, tell))),
    act: ({ answer }) => void begun().then(({ act }) => act(answer, { form, first, show: handlers.show })),
    log: ({ reason }) => console.error('contact-form', reason),
  }
}

const answer = ({ form, sendPlainly }: EffectHandlers, asked: (code: Begun) => Promise<Event>, next: Next): void =>
  void begun()
    .then(asked)
    .then(next, (reason: unknown) => goPlainly(form(), reason, sendPlainly) || next(offline(reason)))

/** Somebody begins: the way to the server is loaded, and a ticket and a token asked for, whose age tells a person from a program. */
function begin(handlers: EffectHandlers, memory: Memory, field: Name | undefined): void {
  const { first, form } = handlers
  const isFirst = !memory.hasBegun
  memory.hasBegun = true
  if (isFirst) attest(handlers, 'homepage')
  // A visitor who agrees to a tag manager later is told of from then on.
  if (isFirst || field)
    void begun().then(
      ({ begin, track }) => {
        if (isFirst) begin(first.form)
        track(first.form, field ?? '', form())
      },
      () => {},
    )
}

/** Asks for what shows that a person is here: a ticket and, of the bot check, a token (theme, §5). */
function attest({ first: { form, definition } }: EffectHandlers, action: 'homepage' | 'contactform'): void {
  if (form)
    void botCheck().then(
      ({ attest }) => attest({ form, guard: definition.guard }, action),
      () => {},
    )
}
