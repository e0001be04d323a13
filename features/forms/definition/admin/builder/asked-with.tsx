import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { Select } from '@mantine/core'
import { fileTypes } from '../../../fields-of'
import { useBuild } from './build'
import { choicesFrom } from './field-choices'

/** Whether a consent is always asked for, or only with the files of a field. A form that takes no files has nothing to choose. */
export function AskedWith({ value, change, ...common }: OwnFieldProps) {
  const { draft } = useBuild()
  const chosen = String(value)
  const choices = choicesFrom(draft, fileTypes, 'Always', chosen)
  if (choices.length === 1) return null
  const data = choices.map((one) => (one.value ? { ...one, label: `Only when files are added to “${one.label}”` } : one))
  return <Select {...common} data={data} allowDeselect={false} value={chosen} onChange={(field) => change(field ?? '')} />
}
