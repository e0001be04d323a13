import { counted } from '@frontage/kit/say'
import type { FormField } from '../../../../review-form'
import { LIKED, NOT_LIKED } from '../../../../spec'
import { fieldMessages } from '../../../messages.fields'
import { type ControlProps, FieldError, Hint, Mark } from './field-lines.view'

const star = 'M10 .6l2.75 6.1 6.65.7-4.95 4.5 1.4 6.55-5.85-3.35-5.85 3.35 1.4-6.55-4.95-4.5 6.65-.7z'
const signs = {
  thumbsUp: 'M3 11h4v10H3zM7 12l4-9c1.9 0 3 1.2 3 3v4h6.5L19 21H7',
  thumbsDown: 'M3 3h4v10H3zM7 12l4 9c1.9 0 3-1.2 3-3v-4h6.5L19 3H7',
  smile: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8.5 9v1M15.5 9v1M7.5 14c2.5 3.3 6.5 3.3 9 0',
  frown: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8.5 9v1M15.5 9v1M7.5 16.5c2.5-3.3 6.5-3.3 9 0',
} as const

/** How a rating is given: one to five stars, or one of two answers that count as five and two (reviews, §5). */
export function Rating({ field, id, name, attributes }: ControlProps) {
  const { required, ...group } = attributes
  return (
    <div className="field" id={id} role="radiogroup" aria-labelledby={`${id}-label`} aria-required={required} {...group}>
      <p className={field.showLabel ? 'field__label' : 'visually-hidden'} id={`${id}-label`}>
        {field.label}
        <Mark field={field} />
      </p>
      <Hint id={id} text={field.before} />
      {field.control === 'stars' ? (
        <FiveStars name={name} required={required} />
      ) : (
        <TwoAnswers name={name} required={required} control={field.control} />
      )}
      {field.after && <p className="small">{field.after}</p>}
      <FieldError id={id} field={field} isAlert />
    </div>
  )
}

type ChoicesProps = { readonly name: string; readonly required: boolean }

const FiveStars = ({ name, required }: ChoicesProps) => (
  <div className="rating__stars">
    {[1, 2, 3, 4, 5].map((stars) => (
      <label className="rating__star" key={stars}>
        <input className="rating__input" type="radio" name={name} value={stars} required={required} />
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={star} />
        </svg>
        <span className="visually-hidden">{counted(fieldMessages.stars, stars)}</span>
      </label>
    ))}
  </div>
)

function TwoAnswers({ name, required, control }: ChoicesProps & Pick<FormField, 'control'>) {
  const answers = control === 'thumbs' ? (['thumbsUp', 'thumbsDown'] as const) : (['smile', 'frown'] as const)
  return (
    <div className="rating__answers">
      {answers.map((answer, place) => (
        <label className="choice" key={answer}>
          <input className="rating__input" type="radio" name={name} value={place ? NOT_LIKED : LIKED} required={required} />
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={signs[answer]} />
          </svg>
          {fieldMessages[answer]}
        </label>
      ))}
    </div>
  )
}
