import { LinesField } from '@frontage/parts/admin/lines-field'
import { Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { FormField } from '../../../review-form'
import { hasSetting, linesOf, linksIn, pageLinesOf, pagesIn } from './form-fields'

type FieldSettingsProps = {
  readonly field: FormField
  readonly error: string | undefined
  readonly change: (field: FormField) => void
}

const controls = [
  { value: 'stars', label: 'Stars' },
  { value: 'thumbs', label: 'Thumbs up or down' },
  { value: 'smile', label: 'Smileys' },
]

/** What can be decided about one field. */
export function FieldSettings({ field, error, change }: FieldSettingsProps) {
  const line = (name: 'label' | 'placeholder' | 'before' | 'after', label: string) =>
    (name === 'label' || hasSetting(field.name, name)) && (
      <TextInput label={label} value={field[name]} onChange={({ currentTarget }) => change({ ...field, [name]: currentTarget.value })} />
    )
  const flag = (name: 'required' | 'showLabel' | 'hidden', label: string) =>
    hasSetting(field.name, name) && (
      <Switch label={label} checked={field[name]} onChange={({ currentTarget }) => change({ ...field, [name]: currentTarget.checked })} />
    )
  return (
    <Stack gap="sm" pt="sm">
      {error && (
        <Text role="alert" c="red">
          {error}
        </Text>
      )}
      {line('label', 'Label')}
      {flag('required', 'Required')}
      {flag('showLabel', 'Show label')}
      {flag('hidden', 'Hidden')}
      {line('placeholder', 'Placeholder')}
      {line('before', 'Text above')}
      {line('after', 'Help text below')}
      <Special field={field} change={change} />
    </Stack>
  )
}

/** What only some fields have. */
function Special({ field, change }: Omit<FieldSettingsProps, 'error'>) {
  if (field.name === 'review_rating')
    return (
      <Select
        label="Rating style"
        data={controls}
        value={field.control}
        onChange={(value) => change({ ...field, control: (value ?? 'stars') as FormField['control'] })}
      />
    )
  if (field.name === 'social_links')
    return (
      <LinesField
        label="Links"
        description="One per line: the name, then the address starting with https://."
        value={field.links}
        read={linksIn}
        write={linesOf}
        change={(links) => change({ ...field, links: [...links] })}
      />
    )
  if (field.name === 'select_page')
    return (
      <LinesField
        label="Pages"
        description="One per line: the page number, then its name."
        value={field.pages}
        read={pagesIn}
        write={pageLinesOf}
        change={(pages) => change({ ...field, pages: [...pages] })}
      />
    )
  return null
}
