import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { Select } from '@mantine/core'
import { useWidgets } from '../../../admin/widgets/use-widgets'

const NONE = 'none'

/** One of the displays that have been set up, or the newest reviews as they are. */
export function DisplayField({ value, change, ...common }: OwnFieldProps) {
  const { data } = useWidgets('display')
  const choices = [
    { value: NONE, label: 'The newest reviews' },
    ...(data?.widgets ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
  ]
  return (
    <Select
      {...common}
      data={choices}
      value={typeof value === 'number' ? String(value) : NONE}
      onChange={(next) => change(next === NONE ? null : Number(next))}
    />
  )
}
