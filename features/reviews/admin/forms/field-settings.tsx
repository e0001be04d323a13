import { Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormField } from '../../review-form'
import { linesOf, linksIn, pageLinesOf, pagesIn } from './form-fields'

type FieldSettingsProps = {
  readonly field: FormField
  readonly error: string | undefined
  readonly change: (field: FormField) => void
}

const controls = [
  { value: 'stars', label: 'Stars' },
  { value: 'thumbs', label: 'Thumb up or down' },
  { value: 'smile', label: 'Faces' },
]

/** What can be decided about one field. */
export function FieldSettings({ field, error, change }: FieldSettingsProps) {
  const line = (name: 'label' | 'placeholder' | 'before' | 'after', label: string) => (
    <TextInput label={label} value={field[name]} onChange={({ currentTarget }) => change({ ...field, [name]: currentTarget.value })} />
  )
  const flag = (name: 'required' | 'showLabel' | 'hidden', label: string) => (
    <Switch label={label} checked={field[name]} onChange={({ currentTarget }) => change({ ...field, [name]: currentTarget.checked })} />
  )
  return (
    <Stack gap="sm" pt="sm">
      {error && (
        <Text role="alert" c="red">
          {error}
        </Text>
      )}
      {line('label', 'What it is called')}
      {flag('required', 'Needed')}
      {flag('showLabel', 'Its name is shown above it')}
      {flag('hidden', 'Hidden')}
      {line('placeholder', 'Example within the field')}
      {line('before', 'Line above it')}
      {line('after', 'Line below it')}
      <Special field={field} change={change} />
    </Stack>
  )
}

/** What only some fields have. */
function Special({ field, change }: Omit<FieldSettingsProps, 'error'>) {
  if (field.name === 'review_rating')
    return (
      <Select
        label="How a rating is given"
        data={controls}
        value={field.control}
        onChange={(value) => change({ ...field, control: (value ?? 'stars') as FormField['control'] })}
      />
    )
  if (field.name === 'social_links')
    return (
      <Lines
        label="Links"
        help="One a line: the name, then the address, which begins with https://."
        start={linesOf(field.links)}
        read={(text) => change({ ...field, links: linksIn(text) })}
      />
    )
  if (field.name === 'select_page')
    return (
      <Lines
        label="Pages"
        help="One a line: the number of the page, then its name."
        start={pageLinesOf(field.pages)}
        read={(text) => change({ ...field, pages: pagesIn(text) })}
      />
    )
  return null
}

type LinesProps = { readonly label: string; readonly help: string; readonly start: string; readonly read: (text: string) => void }

function Lines({ label, help, start, read }: LinesProps) {
  const [text, setText] = useState(start)
  const type = (typed: string): void => {
    setText(typed)
    read(typed)
  }
  return (
    <Textarea
      label={label}
      description={help}
      autosize
      minRows={3}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
