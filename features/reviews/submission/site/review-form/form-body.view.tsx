import { ServerRendered } from '@frontage/parts/server-rendered'
import { Fragment } from 'react'
import type { FormField } from '../../../review-form'
import { KeptIcon } from '../../../site/pieces/kept/kept-icon.view'
import { formMessages } from '../../messages.form'
import type { ReviewFormAnswer } from '../../wire.form'
import { ServerOnly as Field } from '../pieces/fields/field.server-only.view'
import type { useReviewForm } from './use-review-form'

type FormBodyProps = { readonly id: string; readonly first: ReviewFormAnswer; readonly form: ReturnType<typeof useReviewForm> }

/** The form itself. Its fields stay as the server drew them. It posts by itself where there is no script. */
export function FormBody({ id, first: { form: number, definition }, form }: FormBodyProps) {
  const { isAwake, rating, element, begin, send } = form
  const { fields, texts, showLinksAbove, hideRest } = definition
  const isAbove = showLinksAbove === null || rating > showLinksAbove
  const isRestHidden = hideRest && showLinksAbove !== null && isAbove
  const isHidden = ({ name }: FormField): boolean => (name === 'social_links' ? !isAbove : isRestHidden && name !== 'review_rating')
  const shown = fields.filter(({ hidden }) => !hidden)
  // The rating comes before everything, the words about the fields included.
  const about = shown.some(({ required }) => required) ? Math.min(Number(shown[0]?.name === 'review_rating'), shown.length - 1) : -1
  return (
    <form
      className="review-form__form"
      ref={element}
      method="post"
      action={`/review-form/${number}`}
      encType="multipart/form-data"
      noValidate={isAwake}
      aria-label={definition.heading || texts.open}
      onFocus={begin}
      onSubmit={send}
    >
      {shown.map((field, place) => (
        <Fragment key={field.name}>
          {place === about && (
            <p className="small" hidden={isRestHidden}>
              <span className="field__mark">*</span> {texts.required}
            </p>
          )}
          <ServerRendered hidden={isHidden(field)}>
            {Field && <Field field={field} id={`${id}-${field.name}`} texts={texts} />}
          </ServerRendered>
        </Fragment>
      ))}
      {definition.askAddress && (
        <p className="small" hidden={isRestHidden}>
          <input type="hidden" name="wprev_ipFormInput" />
          {formMessages.address}
        </p>
      )}
      {/* Nobody sees this field: whoever fills it in is a program. */}
      <div hidden>
        <input name="name" aria-label="name" autoComplete="off" tabIndex={-1} />
      </div>
      <div className="review-form__ending" hidden={isRestHidden}>
        <Ending form={form} label={texts.submit} />
      </div>
    </form>
  )
}

type EndingProps = Pick<FormBodyProps, 'form'> & { readonly label: string }

/** The button, or in its place the sign that the review is on its way; and the line for what went wrong. */
const Ending = ({ form: { state, submit }, label }: EndingProps) => (
  <>
    <p className="field__problem review-form__failure" role="alert" data-problem="">
      <KeptIcon name="alert" />
      <span />
    </p>
    <button className="button" type="submit" ref={submit} hidden={state.mode === 'sending'}>
      {label}
    </button>
    <p className="review-form__loader" role="status">
      {state.mode === 'sending' && formMessages.sending}
    </p>
  </>
)
