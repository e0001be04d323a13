import { useAdmin } from '@frontage/kit/admin/screen'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Button, Select } from '@mantine/core'
import { useRef } from 'react'
import { termLines } from '../../../admin/terms/term-tree'
import { useTerms } from '../../../admin/terms/use-terms'
import { taxonomies } from '../../../item'
import { taxonomyNames, typeNames } from '../../../messages.admin'
import { cleared, countOf, type Filters } from './filters'
import styles from './items.module.css'

const typeOptions = [{ value: '', label: 'All types' }, ...Object.entries(typeNames).map(([value, label]) => ({ value, label }))]

/** Search, kind and category; they stand in the address. */
export function ItemFilters({ filters }: { readonly filters: Filters }) {
  const { setSearch } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  const { data } = useTerms()
  const terms = data?.terms ?? []
  const groups = taxonomies
    .map((taxonomy) => ({
      group: taxonomyNames[taxonomy],
      items: termLines(terms, taxonomy).map(({ id, path }) => ({ value: String(id), label: path })),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <search className={styles.filters} aria-label="Filter items">
      <SearchField label="Search items" search={filters.search} field={field} />
      <div className={styles.choices}>
        <Select aria-label="Type" data={typeOptions} value={filters.type} onChange={(type) => setSearch({ type: type ?? '' })} />
        {groups.length > 0 && (
          <Select
            aria-label="Category or tag"
            searchable
            data={[{ value: '', label: 'All categories' }, ...groups]}
            value={filters.term ? String(filters.term) : ''}
            onChange={(term) => setSearch({ term: term ?? '' })}
          />
        )}
        {countOf(filters) > 0 && (
          <Button variant="subtle" onClick={() => setSearch(cleared)}>
            Clear
          </Button>
        )}
      </div>
    </search>
  )
}
