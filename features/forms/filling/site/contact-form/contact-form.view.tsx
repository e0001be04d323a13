import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { useId } from 'react'
import { formMessages as words } from '../../messages'
import type { PlainFirst } from '../../plain'
import { Progress } from '../pieces/progress/progress.view'
import { AfterSending } from './after-sending.view'
import type { island } from './contact-form.island'
import { FormBody } from './form-body.view'
import { useContactForm } from './use-contact-form'

type ViewOfForm = ViewProps<PropsOf<typeof island>, PlainFirst>

export function View({ props, first, address }: ViewOfForm) {
  // Several of one form may stand on a page; the island's id ends in its place.
  const place = /\d+/.exec(useId())?.[0] ?? '1'
  const unit = `wpcf7-f${first.form}-o${place}`
  const form = useContactForm(first, unit, props.preview)
  const { state, isAwake, root } = form
  const { steps } = first.definition
  if (state.isMisplaced) return <WrongPlace />
  return (
    <div className={`wpcf7 contact-form ${isAwake ? 'js' : 'no-js'}`} id={unit} ref={root} data-wpcf7-id={first.form}>
      {/* What is read aloud at once. The errors stand in the summary, for everybody. */}
      <div className="screen-reader-response visually-hidden">
        <p role="status" aria-live="polite" aria-atomic="true">
          {form.spoken}
        </p>
      </div>
      {steps.length > 1 && <Progress steps={steps} step={state.step} />}
      {/* Where there is no script, the answer leads back to this line. */}
      <p className="contact-form__sent" id={`contact-form-${first.form}-sent`}>
        {first.definition.texts.mail_sent_ok}
      </p>
      <FormBody first={first} form={form} unit={unit} page={address.path} />
      {form.popups.map((popup, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <AfterSending key={place} popup={popup} />
      ))}
    </div>
  )
}

/** Facts, §6: what stands in place of a form inside another one. */
const WrongPlace = () => (
  <p className="wpcf7-form-in-wrong-place">
    <strong>{words.error}</strong> {words.wrongPlace}
  </p>
)
