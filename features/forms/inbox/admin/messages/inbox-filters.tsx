import { useAdmin } from '@frontage/kit/admin/screen'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Select } from '@mantine/core'
import type { RefObject } from 'react'
import { useForms } from '../../../admin/use-forms'
import type { Filters } from './filters'
import styles from './messages.module.css'

type InboxFiltersProps = { readonly filters: Filters; readonly searchField: RefObject<HTMLInputElement | null> }

/** Search, and one form alone; they stand in the address. */
export function InboxFilters({ filters, searchField }: InboxFiltersProps) {
  return (
    <search className={styles.filters} aria-label="Filter messages">
      <SearchField label="Search messages" search={filters.search} field={searchField} />
      <FormChoice form={filters.form} />
    </search>
  )
}

function FormChoice({ form }: { readonly form: number }) {
  const { setSearch } = useAdmin()
  const { data } = useForms()
  const titles = Object.entries(data?.titles ?? {})
  if (titles.length < 2) return null
  return (
    <Select
      aria-label="Form"
      data={[{ value: '', label: 'All forms' }, ...titles.map(([id, title]) => ({ value: id, label: title }))]}
      value={form ? String(form) : ''}
      onChange={(next) => setSearch({ form: next ?? '', entry: '' })}
    />
  )
}
