import { useAdmin } from '@frontage/kit/admin/screen'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'

const PAUSE = 300

type SearchFieldProps = { readonly label: string; readonly search: string; readonly field: RefObject<HTMLInputElement | null> }

/** Searches once the typing pauses. */
export function SearchField({ label, search, field }: SearchFieldProps) {
  const { setSearch } = useAdmin()
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const ask = useDebouncedCallback((text: string) => {
    asked.current = text
    setSearch({ search: text })
  }, PAUSE)
  useEffect(() => {
    if (search !== asked.current) setTyped(search)
    asked.current = search
  }, [search])
  const type = (text: string): void => {
    setTyped(text)
    ask(text.trim())
  }
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      aria-label={label}
      placeholder="Search by word or name"
      maxLength={200}
      leftSection={<IconSearch size={18} />}
      rightSection={typed && <CloseButton aria-label="Clear search" onClick={() => type('')} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
