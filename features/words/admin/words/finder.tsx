import { Checkbox, CloseButton, Group, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Filter } from '../../filter'
import { messages } from '../../messages.admin'
import styles from './words.module.css'

type FinderProps = { readonly filter: Filter; readonly set: (filter: Filter) => void }

/** Finds texts by what they say, or by when they are shown. */
export const Finder = ({ filter, set }: FinderProps) => (
  <Group align="center" gap="md">
    <TextInput
      className={styles.finder ?? ''}
      type="search"
      aria-label={messages.find}
      placeholder={messages.findHint}
      leftSection={<IconSearch size={18} />}
      rightSection={filter.search && <CloseButton aria-label="Clear search" onClick={() => set({ ...filter, search: '' })} />}
      maxLength={200}
      value={filter.search}
      onChange={({ currentTarget }) => set({ ...filter, search: currentTarget.value })}
    />
    <Checkbox
      label={messages.onlyOwn}
      checked={filter.onlyOwn}
      onChange={({ currentTarget }) => set({ ...filter, onlyOwn: currentTarget.checked })}
    />
  </Group>
)
