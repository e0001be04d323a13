import { ownFields, tokenFields } from '../../../own-fields'
import { PLUGIN_VERSION } from '../../../spec'
import { formMessages as words } from '../../messages'
import { Ending } from './ending.view'
import { Step } from './step.view'
import type { FormParts } from './use-contact-form'

/** The form itself. It posts by itself where there is no script, step by step. */
export function FormBody({ first, form, unit, page }: FormParts & { readonly page: string }) {
  const { definition, form: number } = first
  const { state, element, isAwake } = form
  const { steps } = definition
  const isReviewing = state.step === steps.length
  const isStepped = steps.length > 1
  const classes = ['wpcf7-form', state.status, isStepped && 'cf7mls', isReviewing && 'cf7mls_reviewing', definition.demoMode && 'demo']
  return (
    <form
      className={classes.filter(Boolean).join(' ')}
      ref={element}
      method="post"
      action={`/contact-form/${number}`}
      encType="multipart/form-data"
      noValidate
      aria-label={definition.title || words.form}
      data-status={state.status}
      data-count-fieldset={isStepped ? steps.length : undefined}
      onSubmit={form.submit}
      onFocus={form.focus}
    >
      <HiddenFields {...{ first, form, unit }} page={page} />
      {/* Whatever Enter presses comes first. */}
      <button hidden type="submit" name={ownFields.step} value={form.isLast ? 'send' : 'next'} disabled={form.gate !== ''} />
      {isReviewing && <ReviewHead form={form} />}
      <div className="fieldset-cf7mls-wrapper contact-form__steps">
        {steps.map((step, place) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={place}
            {...{ first, form, unit, step, place }}
            isDrawn={isAwake || isReviewing || !first.plain || place === state.step}
          />
        ))}
      </div>
      <Ending {...{ first, form, unit }} />
    </form>
  )
}

const ReviewHead = ({ form: { stepHead } }: Pick<FormParts, 'form'>) => (
  <div className="contact-form__review">
    <h3>
      <span ref={stepHead} tabIndex={-1}>
        {words.review}
      </span>
    </h3>
    <p className="small">{words.reviewHint}</p>
  </div>
)

/** Facts, §3: what the form says about itself. Nothing in it differs between visitors. */
function HiddenFields({ first: { form, schema, plain, definition }, form: { state }, unit, page }: FormParts & { readonly page: string }) {
  const { check } = definition.guard
  const fields = {
    _wpcf7: form,
    _wpcf7_version: PLUGIN_VERSION,
    _wpcf7_locale: schema.locale,
    _wpcf7_unit_tag: unit,
    _wpcf7_container_post: 0,
    _wpcf7_posted_data_hash: '',
    [ownFields.at]: state.step,
    [ownFields.page]: plain?.page ?? page,
    ...(plain && { [ownFields.ticket]: plain.ticket, [ownFields.folder]: plain.folder }),
  }
  return (
    <fieldset className="hidden-fields-container" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {check !== 'none' && <input type="hidden" name={tokenFields[check]} />}
      {/* Nobody sees this field: whoever fills it in is a program. */}
      <input type="text" name={ownFields.honeypot} aria-label={ownFields.honeypot} autoComplete="off" tabIndex={-1} />
    </fieldset>
  )
}
