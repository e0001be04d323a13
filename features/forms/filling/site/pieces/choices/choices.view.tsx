import { formMessages } from '../../../messages'
import { type ControlProps, classesOf } from '../field/lines.view'

/** Checkboxes, or radios. Every one has a label; styles of the original find the spans that they know. */
export function Choices(control: ControlProps) {
  const { field, id, values, attributes } = control
  const { type, name, options, isExclusive, hasFreeText } = field
  const isOne = type === 'radio' || isExclusive
  const last = options.length - 1
  return (
    <span className={classesOf(control, type, 'contact-form__choices', ...(isExclusive ? ['wpcf7-exclusive-checkbox'] : []))} id={id}>
      {options.map((option, place) => {
        const value = option.value || option.label
        const isOpen = hasFreeText && place === last
        return (
          <span
            className={['wpcf7-list-item', !place && 'first', place === last && 'last', isOpen && 'has-free-text']
              .filter(Boolean)
              .join(' ')}
            key={value}
          >
            <label className="choice">
              <input
                type={type}
                name={isOne ? name : `${name}[]`}
                value={value}
                defaultChecked={values.includes(value)}
                data-exclusive={isExclusive || undefined}
                aria-invalid={attributes['aria-invalid']}
                aria-describedby={place ? undefined : attributes['aria-describedby']}
              />
              <span className="wpcf7-list-item-label">{option.label}</span>
            </label>
            {isOpen && (
              <input
                className="field__input wpcf7-free-text"
                type="text"
                name={`_wpcf7_free_text_${name}`}
                aria-label={formMessages.freeText}
                dir="auto"
              />
            )}
          </span>
        )
      })}
    </span>
  )
}
