import { useAdmin } from '@frontage/kit/admin/screen'
import { Select } from '@mantine/core'
import { messages } from '../../messages.tags'
import { useTags } from './use-tags'

/** Narrows the pictures to those with one tag. Not there as long as no picture has any. */
export function TagFilter({ tag }: { readonly tag: string }) {
  const { setSearch } = useAdmin()
  const { data: tags = [] } = useTags()
  if (tags.length === 0 && !tag) return null
  const known = tags.map((one) => ({ value: one.tag, label: `${one.tag} (${one.count})` }))
  const isKnown = known.some(({ value }) => value === tag)
  return (
    <Select
      size="sm"
      aria-label={messages.tags.filter}
      placeholder={messages.tags.all}
      data={isKnown || !tag ? known : [{ value: tag, label: tag }, ...known]}
      value={tag || null}
      clearable
      clearButtonProps={{ 'aria-label': messages.tags.all }}
      searchable={known.length > 8}
      onChange={(chosen) => setSearch({ tag: chosen ?? '' })}
    />
  )
}
