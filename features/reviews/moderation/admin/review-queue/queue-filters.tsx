import { useAdmin } from '@frontage/kit/admin/screen'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Button, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { languageName, sourceName } from '../../../admin/words'
import { cleared, countOf, type FilterChoice } from './filters'
import styles from './review-queue.module.css'

type QueueFiltersProps = {
  readonly filters: FilterChoice
  readonly sources: readonly string[]
  readonly languages: readonly string[]
  readonly searchField: RefObject<HTMLInputElement | null>
}

const ALL = ''
const starOptions = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: stars === 1 ? '1 star' : `${stars} stars` }))
const withAll = (label: string, options: readonly { value: string; label: string }[]) => [{ value: ALL, label }, ...options]

/** Search and filters; they stand in the address. On a phone the filters fold away. */
export function QueueFilters({ filters, sources, languages, searchField }: QueueFiltersProps) {
  const { setSearch } = useAdmin()
  const [isOpen, { toggle }] = useDisclosure(countOf({ ...filters, search: '' }) > 0)
  const set = (name: string) => (value: string | null) => setSearch({ [name]: value ?? '' })
  const sourceOptions = sources.map((source) => ({ value: source, label: sourceName(source) }))
  const languageOptions = languages.map((code) => ({ value: code, label: languageName(code) }))
  return (
    <search className={styles.filters} aria-label="Filter reviews">
      <SearchField label="Search reviews" search={filters.search} field={searchField} />
      <Button
        variant="default"
        className={styles.fold}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls="review-filters"
        leftSection={<IconAdjustmentsHorizontal size={18} />}
      >
        Filters
      </Button>
      <div id="review-filters" className={styles.choices} data-open={isOpen || undefined}>
        <Select
          aria-label="Rating"
          data={withAll('All ratings', starOptions)}
          value={filters.stars ? String(filters.stars) : ALL}
          onChange={set('stars')}
        />
        {sources.length > 1 && (
          <Select aria-label="Source" data={withAll('All sources', sourceOptions)} value={filters.source} onChange={set('source')} />
        )}
        {languages.length > 1 && (
          <Select
            aria-label="Language"
            data={withAll('All languages', languageOptions)}
            value={filters.language}
            onChange={set('language')}
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
