import { useAdmin } from '@frontage/kit/admin/screen'
import long from '@frontage/parts/admin/lists/long-list.module.css'
import { Button, Center, EmptyState, Skeleton, Title } from '@mantine/core'
import { IconPhoto, IconSearchOff } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { cleared, type Filters, isNarrowed } from '../filters'
import type { Picked } from '../picked/use-picked'
import { ShowMore } from '../show-more'
import { useMedia } from '../use-media'
import styles from './media.module.css'
import { PictureDialog } from './picture-dialog'
import { Tile } from './tile'

const words = messages.screen

type MediaGridProps = { readonly filters: Filters; readonly picked: Picked }

/** The pictures, or why there are none. The one that is looked at stands in the address. */
export function MediaGrid({ filters, picked }: MediaGridProps) {
  const { search, setSearch } = useAdmin()
  const { media, total, isPlaceholderData, ...more } = useMedia(filters)
  if (!media) return <Skeleton height={320} radius="lg" role="status" aria-label="Loading pictures" />
  if (media.length === 0) return <NoPictures isFiltered={isNarrowed(filters)} />
  const open = media.find(({ name }) => name === search.get('picture'))
  return (
    <section aria-label="Pictures">
      <Title order={2} size="h3">
        {words.pictures}
      </Title>
      <p className={styles.found} role="status">
        {words.found(total ?? media.length)}
      </p>
      <ul className={`${styles.grid} ${long.long}`} data-rows="tall" aria-busy={isPlaceholderData || undefined}>
        {media.map((picture) => (
          <Tile key={picture.name} {...{ picture, picked }} open={() => setSearch({ picture: picture.name }, 'push')} />
        ))}
      </ul>
      {more.hasNextPage && (
        <Center mt="lg">
          <ShowMore more={more} />
        </Center>
      )}
      {open && <PictureDialog key={open.name} picture={open} close={() => setSearch({ picture: '' })} />}
    </section>
  )
}

function NoPictures({ isFiltered }: { readonly isFiltered: boolean }) {
  const { setSearch } = useAdmin()
  const Icon = isFiltered ? IconSearchOff : IconPhoto
  return (
    <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={2}>{isFiltered ? words.nothingFits : words.none}</Title>
      </EmptyState.Title>
      <EmptyState.Description>{isFiltered ? words.nothingFitsText : words.noneText}</EmptyState.Description>
      {isFiltered && (
        <EmptyState.Actions>
          <Button variant="default" onClick={() => setSearch(cleared)}>
            Show all
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
