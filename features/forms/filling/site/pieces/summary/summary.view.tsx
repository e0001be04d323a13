import { fieldsOf } from '../../../../fields-of'
import type { FormParts } from '../../contact-form/use-contact-form'

/**
 * What has to be corrected, every field by its name with a link to it: seen after the form was refused, and always what
 * describes the fields. It stands below the buttons, so that it moves none of them, and what is corrected keeps its line: at the end of
 * a page that becomes shorter the button would slip from under the press that leaves the field.
 */
export const Summary = ({ first: { definition }, form: { state, focusOn }, unit }: FormParts) => {
  const { message, problems, refused } = state
  const lines = { ...refused, ...problems }
  return (
    <ul className="contact-form__summary" hidden={!message}>
      {fieldsOf(definition).map(
        ({ name, label }) =>
          lines[name] && (
            <li key={name} inert={!problems[name]}>
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
              : <span id={`${unit}-ve-${name}`}>{lines[name].message}</span>
            </li>
          ),
      )}
    </ul>
  )
}
