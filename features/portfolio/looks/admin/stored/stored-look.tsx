import type { FieldProps } from '@frontage/kit/admin/fields'
import { useAdmin } from '@frontage/kit/admin/screen'
import { StoredChoice } from '@frontage/parts/admin/stored-choice'
import { useLookNames } from '../look/use-looks'

const screen = { href: '/admin/portfolio/look', label: 'Set up portfolio displays' } as const

/** One of the settings of the portfolio, by its name. What the page says itself wins over it. */
export function StoredLookField(field: FieldProps) {
  const { explain } = useAdmin()
  const { data, error } = useLookNames()
  return (
    <StoredChoice
      {...field}
      error={field.error ?? (error ? explain(error) : undefined)}
      things={data?.looks}
      none="Standard display"
      screen={screen}
    />
  )
}
