import type { ReactNode } from 'react'
import type { FormField, ReviewForm } from '../../../../review-form'
import { wireNameOf } from '../../../filled-form'
import { Consent, Line, PageSelect, TextInput } from './controls.view'
import { type ControlProps, FieldError, Hint, Mark } from './field-lines.view'
import { Pictures } from './pictures.view'
import { Rating } from './rating.view'
import { SocialLinks } from './social-links.view'

type FieldProps = {
  readonly field: FormField
  readonly id: string
  readonly texts: ReviewForm['texts']
}

/** One field of a form: its name, its control, and a line for what has to be mended. */
export function Field({ field, id, texts }: FieldProps) {
  const describedBy = `${id}-hint ${id}-problem`
  const attributes = { required: field.required, 'aria-invalid': false, 'aria-describedby': describedBy }
  const control = { field, id, name: wireNameOf(field.name), attributes }
  if (field.name === 'social_links') return <SocialLinks field={field} />
  if (field.name === 'review_rating') return <Rating {...control} />
  return (
    <div className="field">
      {field.name !== 'review_consent' && (
        <label className={field.showLabel ? 'field__label' : 'visually-hidden'} htmlFor={id}>
          {field.label}
          <Mark field={field} />
        </label>
      )}
      <Hint id={id} text={field.before} />
      {controlOf(control, texts)}
      {field.after && <p className="small">{field.after}</p>}
      <FieldError id={id} field={field} />
    </div>
  )
}

function controlOf(control: ControlProps, { consent }: ReviewForm['texts']): ReactNode {
  const { name } = control.field
  if (name === 'review_text') return <TextInput {...control} />
  if (name === 'review_avatar' || name === 'review_media') return <Pictures {...control} />
  if (name === 'select_page') return <PageSelect {...control} />
  if (name === 'review_consent') return <Consent {...control} wording={consent} />
  return <Line {...control} />
}
