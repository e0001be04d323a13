import { Words } from '@frontage/parts/words'
import { type ControlProps, Mark } from '../field/lines.view'
import { ServerOnly } from './with-files.server-only.view'

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
        <span className="wpcf7-list-item-label">
          <Words html={field.label} isLine />
          <Mark field={{ ...field, required: !field.isOptional && !field.isInverted }} />
          {field.askedWith && <noscript>{ServerOnly && <ServerOnly />}</noscript>}
        </span>
      </label>
    </span>
  )
}
