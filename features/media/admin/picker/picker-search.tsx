import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

type PickerSearchProps = {
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly setTyped: (typed: string) => void
}

/** Finds something in a picker. It stays in the dialog: the address of the page does not change. */
export const PickerSearch = ({ label, placeholder, typed, setTyped }: PickerSearchProps) => (
  <TextInput
    type="search"
    size="sm"
    aria-label={label}
    placeholder={placeholder}
    maxLength={200}
    leftSection={<IconSearch size={18} />}
    value={typed}
    onChange={({ currentTarget }) => setTyped(currentTarget.value)}
  />
)
