import type { FieldProps } from '@frontage/kit/admin/fields'
import { Autocomplete, Text } from '@mantine/core'
import { hrefChoices, type LinkPlace, matching } from './href-choices'

type HrefFieldProps = FieldProps & { readonly places: readonly LinkPlace[] }

/** Where a link leads: a page that is chosen by its title, or any address that is written. */
export function HrefField({ places, value, change, ...common }: HrefFieldProps) {
  const choices = hrefChoices(places)
  const titles = new Map(choices.map(({ href, title }) => [href, title]))
  const text = typeof value === 'string' ? value : ''
  return (
    <Autocomplete
      {...common}
      placeholder="/contact, #prices, https://…"
      data={choices.map(({ href }) => href)}
      filter={({ search, limit }) =>
        matching(choices, search)
          .slice(0, limit)
          .map(({ href }) => ({ value: href, label: href }))
      }
      limit={30}
      renderOption={({ option }) => (
        <div>
          {titles.get(option.value)}
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </div>
      )}
      value={text}
      onChange={(next) => change(next.trim())}
    />
  )
}
