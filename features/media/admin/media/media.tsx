import { useAdmin } from '@frontage/kit/admin/screen'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Stack, Switch, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { messages } from '../../messages.admin'
import { type Filters, filtersIn } from '../filters'
import { DropArea } from '../upload/drop-area'
import { UploadList } from '../upload/upload-list'
import { useUploads } from '../upload/use-uploads'
import styles from './media.module.css'
import { MediaGrid } from './media-grid'

const words = messages.screen
const NOTHING = (): void => undefined

/** Every picture of the site. */
export function MediaDesk() {
  const { search } = useAdmin()
  const filters = filtersIn(search)
  const { uploads, add } = useUploads(NOTHING)
  return (
    <Stack gap="lg" maw="72rem">
      <div>
        <Title order={1}>{words.title}</Title>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      <DropArea label="Add pictures" take={add}>
        <UploadList uploads={uploads} />
      </DropArea>
      <MediaFilters filters={filters} />
      <MediaGrid filters={filters} />
    </Stack>
  )
}

function MediaFilters({ filters }: { readonly filters: Filters }) {
  const { setSearch } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.filters} aria-label="Narrow down the pictures">
      <SearchField label="Search pictures" search={filters.search} field={field} />
      <Switch
        label={words.undescribed}
        checked={filters.isUndescribed}
        onChange={({ currentTarget }) => setSearch({ only: currentTarget.checked ? 'undescribed' : '' })}
      />
    </search>
  )
}
