import { fieldsOf } from '../../../../fields-of'
import type { FormParts } from '../../contact-form/use-contact-form'

/**
 * What has to be corrected, every field by its name with a link to it: seen after the form was refused, and always what
 * describes the fields. It stands below the buttons, so that it moves none of them.
 */
export const Summary = ({ first, form, unit }: FormParts) => (
  <ul className="contact-form__summary" hidden={!form.state.message}>
    {fieldsOf(first.definition).map(
      ({ name, label }) =>
        form.state.problems[name] && (
          <li key={name}>
            <a href={`#${unit}-${name}`} onClick={(event) => form.focusOn(name) && event.preventDefault()}>
              {/* The wording of an acceptance may hold links; a quiz without a name is named by its question. */}
              {label.replace(/<[^<>]*>/g, '') || form.state.quiz?.[name]?.[0] || name}
            </a>
            {': '}
            <span id={`${unit}-ve-${name}`}>{form.state.problems[name].message}</span>
          </li>
        ),
    )}
  </ul>
)
