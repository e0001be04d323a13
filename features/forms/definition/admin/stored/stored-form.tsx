import type { FieldProps } from '@frontage/kit/admin/fields'
import { useAdmin } from '@frontage/kit/admin/screen'
import { StoredChoice } from '@frontage/parts/admin/stored-choice'
import { useFormNames } from '../../../admin/use-forms'

const screen = { href: '/admin/forms', label: 'Build contact forms' } as const

/** One of the contact forms, by its title. */
export function StoredFormField(field: FieldProps) {
  const { explain } = useAdmin()
  const { data, error } = useFormNames()
  const isNone = field.value === 0 || field.value === undefined
  return (
    <StoredChoice
      {...field}
      description={isNone ? 'The form visitors see here.' : field.description}
      error={field.error ?? (error ? explain(error) : undefined)}
      things={data?.forms.map(({ id }) => ({ id, title: data.titles[id] ?? `Form ${id}` }))}
      none="None, or a form set up on this page"
      screen={screen}
    />
  )
}
