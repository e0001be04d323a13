import { useMachine } from '@frontage/kit/island/use-machine'
import { say } from '@frontage/kit/say'
import { type FormEvent, useRef, useState } from 'react'
import { firstState } from '../../first-state'
import type { Name } from '../../form-state'
import { formMessages as words } from '../../messages'
import type { PlainFirst } from '../../plain'
import type { Popup } from '../../popup'
import { contactForm } from './contact-form.machine'
import { createPerformer, type EffectHandlers } from './perform.client'
import { markEmpty, nameOf, unmetIn } from './read.client'
import { useChanges } from './use-changes'
import { useFocus } from './use-focus'
import { useGate } from './use-gate'
import { useWaking } from './use-waking'

type Preview = { readonly step: number; readonly status: string } | undefined

/** What the form reaches in the page, and what keeps its button from being pressed. */
function usePlace(first: PlainFirst, unit: string) {
  const root = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const [popups, setPopups] = useState<readonly Popup[]>([])
  const { setUnmet, setBusy, reason } = useGate(first.definition)
  const { button, stepHead, later, isOurs, focusOn } = useFocus(element, unit)
  const look = (): void => {
    if (!element.current) return
    setUnmet(unmetIn(element.current, first.definition))
    markEmpty(element.current)
  }
  const gate = {
    reason,
    // With files may come a consent to keep them.
    setBusy: (field: Name, count: number): void => {
      setBusy(field, count)
      look()
    },
  }
  /** It is as it would be without a script, from here on or as the server drew it again. */
  const [isPlain, setPlain] = useState(Boolean(first.plain))
  const bePlain = (): void => setPlain(true)
  const sendPlainly = (): void => {
    bePlain()
    later(() => element.current?.requestSubmit(button.current))
  }
  const handlers: EffectHandlers = { first, unit, form: () => element.current, later, show: setPopups, look, sendPlainly }
  return { handlers, gate, isOurs, shown: { root, element, button, stepHead, popups, focusOn, isPlain, bePlain } }
}

/** The last one is the look at everything, where a form has it. */
const isLastStep = (step: number, { steps: { length }, hasReview }: PlainFirst['definition']): boolean =>
  step === length || (!hasReview && step === length - 1)

const stepNow = (step: number, { steps: { length: all } }: PlainFirst['definition']): string =>
  step < all ? say(words.stepNow, { number: step + 1, all }) : ''

/** What the form shows, and what visitors can do with it. What they type stays in the form's own fields. */
export function useContactForm(first: PlainFirst, unit: string, preview: Preview) {
  const { definition } = first
  const { handlers, gate, isOurs, shown } = usePlace(first, unit)
  const [performer] = useState(createPerformer)
  const [state, dispatch] = useMachine(
    () => contactForm(definition, firstState(first, preview)),
    (effect, next) => performer.perform(handlers, effect, next),
  )
  const isAwake = useWaking(shown.root, () => dispatch({ type: 'misplaced' })) && !shown.isPlain
  useChanges(shown.element, isAwake, definition, {
    woken: () => {
      handlers.look()
      dispatch({ type: 'woken' })
      // Who was quicker than this code is in a field already.
      const at = shown.element.current?.querySelector(':focus')
      if (at) performer.begin(handlers, nameOf(at))
    },
    changed: (field) => {
      handlers.look()
      performer.begin(handlers, field)
      if (field) dispatch({ type: 'changed', field })
      performer.attest(handlers, 'contactform')
    },
    emptied: () => performer.isEmptying() || dispatch({ type: 'cleared' }),
  })

  const isLast = isLastStep(state.step, definition)
  const reason = isAwake ? gate.reason(state, isLast) : ''
  const turned = state.hasTurned ? stepNow(state.step, definition) : ''
  const going = { '': '', sending: words.sending, checking: words.checking }[state.going]
  return {
    ...{ ...shown, state, isAwake, isLast },
    gate: reason,
    spoken: state.message || going || turned,
    setBusy: gate.setBusy,
    mended: (field: Name): void => dispatch({ type: 'validated', field, message: undefined }),
    goTo: (to: number): void => dispatch({ type: 'returned', to }),
    submit: (event: FormEvent): void => {
      if (!isAwake) return
      event.preventDefault()
      if (!reason) dispatch({ type: isLast ? 'submitted' : 'advanced' })
    },
    focus: ({ target }: { readonly target: EventTarget }): void => {
      if (!isAwake) return
      const field = nameOf(target)
      performer.begin(handlers, field)
      if (field && !isOurs()) dispatch({ type: 'focused', field })
    },
  }
}

/** What the parts of a form are drawn from. */
export type FormParts = { readonly first: PlainFirst; readonly form: ReturnType<typeof useContactForm>; readonly unit: string }
