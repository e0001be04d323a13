import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Stack, Switch, Text } from '@mantine/core'
import { useRef } from 'react'
import { messages } from '../../messages.admin'
import { messages as filmMessages } from '../../messages.films'
import type { Media } from '../../wire.admin'
import type { Film } from '../../wire.films'
import { FilmList } from '../films/film-list'
import { type Filters, filtersIn } from '../filters'
import { PickedBar } from '../picked/picked-bar'
import { usePicked } from '../picked/use-picked'
import { TagFilter } from '../tags/tag-filter'
import { bringCaptions, bringFilm, bringPicture } from '../upload/bring'
import { DropArea } from '../upload/drop-area'
import { UploadList } from '../upload/upload-list'
import { isCaptionsFile, isFilm } from '../upload/uploads'
import { useUploads } from '../upload/use-uploads'
import styles from './media.module.css'
import { MediaGrid } from './media-grid'

const words = messages.screen

/** Every picture and every film of the site. */
export function MediaContext() {
  const { search } = useAdmin()
  const filters = filtersIn(search)
  const picked = usePicked()
  const { uploads, add } = useUploads<Media | Film>(
    (file) => (isCaptionsFile(file) ? bringCaptions(file) : isFilm(file) ? bringFilm(file) : bringPicture(file)),
    (item) => 'name' in item && picked.add(item.name),
  )
  return (
    <Stack gap="lg" maw="72rem">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      <DropArea
        label={words.add}
        accept="image/*,video/mp4,video/webm,.vtt"
        about={`${messages.drop.about} ${filmMessages.drop.about}`}
        take={add}
        isForScreen
      >
        <UploadList uploads={uploads} />
      </DropArea>
      <MediaFilters filters={filters} />
      {!filters.isUndescribed && !filters.tag && <FilmList search={filters.search} />}
      {!filters.isUndescribed && !filters.tag && <FilmList search={filters.search} kind="captions" />}
      <PickedBar picked={picked} />
      <MediaGrid filters={filters} picked={picked} />
    </Stack>
  )
}

function MediaFilters({ filters }: { readonly filters: Filters }) {
  const { setSearch } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.filters} aria-label="Filter pictures and videos">
      <SearchField label="Search pictures and videos" search={filters.search} field={field} />
      <TagFilter tag={filters.tag} />
      <Switch
        label={words.undescribed}
        checked={filters.isUndescribed}
        onChange={({ currentTarget }) => setSearch({ only: currentTarget.checked ? 'undescribed' : '' })}
      />
    </search>
  )
}
