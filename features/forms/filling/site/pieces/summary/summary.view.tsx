import { fieldsOf } from '../../../../fields-of'
import type { FormParts } from '../../contact-form/use-contact-form'

/**
 * What has to be corrected, every field by its name with a link to it: seen after the form was refused, and always what
 * describes the fields. It stands below the buttons, so that it moves none of them.
 */
export const Summary = ({ first: { definition }, form: { state, focusOn }, unit }: FormParts) => (
  <ul className="contact-form__summary" hidden={!state.message}>
    {fieldsOf(definition).map(
      ({ name, label }) =>
        state.problems[name] && (
          <li key={name}>
            <a
              href={`#${unit}-${name}`}
              onClick={(event) => {
                event.preventDefault()
                focusOn(name)
              }}
            >
              {/* The wording of an acceptance may hold links. */}
              {label.replace(/<[^<>]*>/g, '') || name}
            </a>
            : <span id={`${unit}-ve-${name}`}>{state.problems[name].message}</span>
          </li>
        ),
    )}
  </ul>
)
