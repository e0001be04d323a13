import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect, useState } from 'react'

/** The tab that is open: the one that the address asks for, until another is chosen. */
export function useOpenPart(parts: readonly { readonly name: string }[]) {
  const { search } = useAdmin()
  const asked = parts.find(({ name }) => name === search.get('part'))?.name
  const [open, setOpen] = useState(asked ?? parts[0]?.name ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again, the same address asks again
  useEffect(() => {
    if (asked) setOpen(asked)
  }, [search, asked])
  return [open, setOpen] as const
}
