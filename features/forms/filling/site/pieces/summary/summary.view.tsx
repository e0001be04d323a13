import type { MouseEvent } from 'react'
import { fieldsOf } from '../../../../fields-of'
import type { FormField } from '../../../../form'
import type { Quiz } from '../../../form-state'
import type { FormParts } from '../../contact-form/use-contact-form'

/** What has to be corrected after the form was refused: every field by its name, with a link to it. It stands below the buttons, so that it moves none of them. */
export function Summary({ first, form, unit }: FormParts) {
  const { problems, message, quiz } = form.state
  const wrong = message ? fieldsOf(first.definition).filter(({ name }) => problems[name]) : []
  if (!wrong.length) return null
  const follow = (event: MouseEvent, name: string): void => {
    if (form.isAwake && form.focusOn(name)) event.preventDefault()
  }
  return (
    <ul className="contact-form__summary">
      {wrong.map((field) => (
        <li key={field.name}>
          <a href={`#${unit}-${field.name}`} onClick={(event) => follow(event, field.name)}>
            {nameOf(field, quiz)}
          </a>
          {': '}
          {problems[field.name]?.message}
        </li>
      ))}
    </ul>
  )
}

/** Of an acceptance its wording, of a quiz without a name its question. */
const nameOf = ({ name, label, type }: FormField, quiz: Quiz): string =>
  (type === 'acceptance' ? label.replace(/<[^<>]*>/g, '') : label) || quiz?.[name]?.[0] || name
