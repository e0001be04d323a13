import { Icon } from '@frontage/parts/icon'
import { ownFields } from '../../../own-fields'
import { formMessages as words } from '../../messages'
import { Summary } from '../pieces/summary/summary.view'
import type { FormParts } from './use-contact-form'

/** The buttons, why one of them cannot be pressed yet, and what is to be said about the form as a whole. */
export function Ending({ first, form, unit }: FormParts) {
  const { definition } = first
  const { state, isAwake, isLast, gate, button } = form
  const { steps, privacy } = definition
  const step = steps[Math.min(state.step, steps.length - 1)]
  const isBusy = state.going !== ''
  return (
    <div className="contact-form__ending">
      {isLast && privacy && <p className="small contact-form__privacy">{privacy}</p>}
      <p className="contact-form__gate small" id={`${unit}-gate`}>
        {gate}
      </p>
      <div className="contact-form__buttons">
        {state.step > 0 && (
          <button
            className="button cf7mls_back action-button"
            data-look="line"
            type={isAwake ? 'button' : 'submit'}
            name={ownFields.step}
            value="back"
            onClick={isAwake ? () => form.goTo(state.step - 1) : undefined}
          >
            <Icon name="back" />
            {state.step === steps.length ? words.back : step?.back}
          </button>
        )}
        <button
          className={`button ${isLast ? 'wpcf7-form-control wpcf7-submit has-spinner' : 'cf7mls_next cf7mls_btn action-button'}${isBusy ? ' sending' : ''}`}
          ref={button}
          type="submit"
          name={ownFields.step}
          value={isLast ? 'send' : 'next'}
          disabled={gate !== ''}
          aria-disabled={isBusy || undefined}
          aria-describedby={gate ? `${unit}-gate` : undefined}
        >
          {isLast ? definition.submit : step?.next}
          {!isLast && <Icon name="arrow" />}
        </button>
        <span className="wpcf7-spinner contact-form__spinner" aria-hidden="true" />
      </div>
      <div className="wpcf7-response-output" aria-hidden="true">
        {state.message}
      </div>
      <Summary {...{ first, form, unit }} />
    </div>
  )
}
