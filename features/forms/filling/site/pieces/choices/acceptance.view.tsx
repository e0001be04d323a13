import { ServerRendered } from '@frontage/parts/server-rendered'
import type { ControlProps } from '../field/lines.view'
import { ServerOnly } from './agreement.server-only.view'

/** What is agreed to is what is read: its wording is its label. */
export function Acceptance({ field, id, values, attributes, isShownWrong }: ControlProps) {
  const kinds = [
    'wpcf7-form-control wpcf7-acceptance',
    field.isOptional && 'optional',
    field.isInverted && 'invert',
    isShownWrong && 'wpcf7-not-valid',
  ]
  return (
    <span className={kinds.filter(Boolean).join(' ')}>
      <label className="check">
        <input {...attributes} id={id} type="checkbox" name={field.name} value="1" defaultChecked={values.includes('1')} />
        <ServerRendered as="span" className="wpcf7-list-item-label">
          {ServerOnly && <ServerOnly field={field} />}
        </ServerRendered>
      </label>
    </span>
  )
}
