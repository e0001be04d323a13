import type { FieldProps } from '@frontage/kit/admin/fields'
import { SettingField } from '@frontage/parts/admin/setting-field'
import { slideSettings } from './slide-settings'

/** What a page wants otherwise of a slider than its display, kept as the text of its data attribute. */
export const SlidePropsField = ({ label, description, error, value, change }: FieldProps) => (
  <SettingField
    setting={{ control: 'part', path: '', label, ...(description && { help: description }), settings: slideSettings, start: {} }}
    value={typeof value === 'string' && value ? propsIn(value) : undefined}
    error={error ?? ''}
    change={(props) => change(props === undefined ? undefined : JSON.stringify(props))}
  />
)

function propsIn(text: string): unknown {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
