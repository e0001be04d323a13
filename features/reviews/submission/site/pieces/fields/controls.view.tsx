import type { FieldName } from '../../../../review-form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../../../spec'
import { fieldMessages } from '../../../messages.fields'
import { type ControlProps, Mark } from './field-lines.view'

/** What browsers can help with. An address of a website may come without its scheme, so it is a text to them. */
const kinds: Readonly<Partial<Record<FieldName, readonly [type: string, autoComplete: string]>>> = {
  reviewer_name: ['text', 'name'],
  reviewer_email: ['email', 'email'],
  company_name: ['text', 'organization'],
  company_title: ['text', 'organization-title'],
  company_website: ['text', 'url'],
  location: ['text', 'address-level2'],
}

export function Line({ field, id, name, attributes }: ControlProps) {
  const [type, autoComplete] = kinds[field.name] ?? ['text', 'off']
  const common = { ...attributes, id, name, type, autoComplete, maxLength: LONGEST_LINE }
  return <input {...common} className="field__input" placeholder={field.placeholder || undefined} dir="auto" />
}

export const TextInput = ({ field, id, name, attributes }: ControlProps) => (
  <textarea
    {...attributes}
    id={id}
    name={name}
    className="field__input"
    placeholder={field.placeholder || undefined}
    maxLength={LONGEST_TEXT}
    dir="auto"
  />
)

export const PageSelect = ({ field, id, name, attributes }: ControlProps) => (
  <select {...attributes} id={id} name={name} className="field__input">
    <option value="">{field.placeholder || fieldMessages.choosePage}</option>
    {field.pages.map((page) => (
      <option key={page.id} value={page.id}>
        {page.name}
      </option>
    ))}
  </select>
)

/** The wording of a consent is its label: what is agreed to is what is read. */
export const Consent = ({ field, id, name, attributes, wording }: ControlProps & { readonly wording: string }) => (
  <label className="check">
    <input {...attributes} id={id} name={name} type="checkbox" value="yes" />
    <span>
      {wording || field.label}
      <Mark field={field} />
    </span>
  </label>
)
