import type { FunctionComponent } from 'react'
import type { FieldType, FormField } from '../../../../form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../../../spec'
import { formMessages } from '../../../messages'
import { acceptOf, typesOf } from '../../../upload-types'
import { Counter } from './counter.view'
import { type ControlProps, classesOf } from './lines.view'
import { useValueOf } from './use-value-of'

/** What browsers can help with, unless the owner says something else. */
const completions: Partial<Readonly<Record<FieldType, string>>> = { email: 'email', tel: 'tel', url: 'url' }

/** A field that counts takes more than it may hold, or nobody could see that it is too much (F05). */
const longest = ({ maxLength, counter, type }: FormField): number | undefined =>
  counter ? undefined : (maxLength ?? (type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE))

/** Fields that may hold a hint (HTML, §4.10.5: `placeholder`); the browser draws the others by itself. */
const hinted: readonly FieldType[] = ['text', 'textarea', 'email', 'url', 'tel', 'number']

/** A whole address has several lines, so HTML lets browsers fill it into a text area alone; into one line goes its first. */
const completionOf = ({ type, autocomplete }: FormField): string | undefined =>
  autocomplete === 'street-address' && type !== 'textarea' ? 'address-line1' : autocomplete || completions[type]

const common = ({ field, id, attributes }: ControlProps) => ({
  ...attributes,
  id,
  name: field.name,
  // An empty one too, so that styles can tell an empty field (the last look does).
  placeholder: hinted.includes(field.type) ? field.placeholder || ' ' : undefined,
  autoComplete: completionOf(field),
})

function Line(control: ControlProps) {
  const { field, values } = control
  const kinds = field.type === 'text' ? [] : ['wpcf7-text', `wpcf7-validates-as-${field.type}`]
  return (
    <>
      <input
        {...common(control)}
        className={classesOf(control, field.type, 'field__input', ...kinds)}
        type={field.type}
        defaultValue={values[0]}
        maxLength={longest(field)}
        dir="auto"
      />
      {field.counter && <Counter field={field} id={control.id} first={values[0] ?? ''} />}
    </>
  )
}

function Text(control: ControlProps) {
  const { field, values } = control
  return (
    <>
      <textarea
        {...common(control)}
        className={classesOf(control, 'textarea', 'field__input')}
        defaultValue={values[0]}
        rows={field.rows}
        maxLength={longest(field)}
        dir="auto"
      />
      {field.counter && <Counter field={field} id={control.id} first={values[0] ?? ''} />}
    </>
  )
}

/** Number, day and time: the browser knows them, and their bounds. */
function Exact(control: ControlProps) {
  const { field, bounds, values } = control
  const { type } = field
  const classes = classesOf(control, type, 'field__input', `wpcf7-validates-as-${type}`)
  // Kept up to date when it wakes (read.client.ts): the last look says what is empty.
  const isEmpty = values[0] ? undefined : ''
  return (
    <input
      {...common(control)}
      {...bounds}
      data-empty={isEmpty}
      className={classes}
      type={type}
      step={field.step || undefined}
      defaultValue={values[0]}
    />
  )
}

/** A range says what it stands at. */
function Range(control: ControlProps) {
  const { field, bounds, values, id } = control
  const { min = '0', max = '100' } = bounds
  const first = values[0] ?? String((Number(min) + Number(max)) / 2)
  const [value, ref] = useValueOf<HTMLOutputElement>(id, first)
  return (
    <span className="contact-form__range">
      <input
        {...common(control)}
        className={classesOf(control, 'range', 'wpcf7-number', 'wpcf7-validates-as-number')}
        type="range"
        min={min}
        max={max}
        step={field.step || undefined}
        defaultValue={first}
      />
      <output htmlFor={id} ref={ref}>
        {value}
      </output>
    </span>
  )
}

function Select(control: ControlProps) {
  const { field, values } = control
  const { isMultiple, hasBlank, options } = field
  return (
    <select
      {...common(control)}
      className={classesOf(control, 'select', 'field__input')}
      name={isMultiple ? `${field.name}[]` : field.name}
      multiple={isMultiple}
      size={isMultiple ? Math.min(6, Math.max(2, options.length)) : undefined}
      defaultValue={isMultiple ? [...values] : values[0]}
    >
      {hasBlank && <option value="">{field.placeholder || formMessages.blank}</option>}
      {options.map(({ label, value }) => (
        <option key={value || label} value={value || label}>
          {label}
        </option>
      ))}
    </select>
  )
}

function File(control: ControlProps) {
  const { field, attributes, id } = control
  const accept = acceptOf(field.accept) || 'image/*,audio/*,video/*'
  return (
    <>
      <input {...attributes} id={id} name={field.name} className={classesOf(control, 'file', 'field__input')} type="file" accept={accept} />
      {field.accept.length > 0 && <span className="small">{typesOf(field.accept)}</span>}
    </>
  )
}

/** The controls that one label names. */
export const controls: Partial<Readonly<Record<FieldType, FunctionComponent<ControlProps>>>> = {
  ...{ text: Line, email: Line, url: Line, tel: Line, number: Exact, date: Exact, time: Exact },
  ...{ range: Range, textarea: Text, select: Select, file: File },
}
