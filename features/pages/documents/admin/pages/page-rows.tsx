import { useAdmin } from '@frontage/kit/admin/screen'
import long from '@frontage/parts/admin/lists/long-list.module.css'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconArchive, IconCalendarTime, IconFilePencil, IconFiles, IconSearchOff, IconTrash, IconWorld } from '@tabler/icons-react'
import type { Drawer } from '../../drawers'
import { messages } from '../../messages.admin'
import { PageRow } from './page-row'
import { RemovedRow } from './removed-row'
import { type usePages, usePaths } from './use-pages'

const words = messages.list
const icons = {
  all: IconFiles,
  published: IconWorld,
  changed: IconFilePencil,
  draft: IconArchive,
  scheduled: IconCalendarTime,
  removed: IconTrash,
} as const

type Listed = ReturnType<typeof usePages>
type PageRowsProps = NonNullable<Listed['data']> & Pick<Listed, 'drawer' | 'search' | 'more'>

/** The pages of one drawer that fit what is looked for. */
export function PageTable({ pages, removed, drawer, search, more }: PageRowsProps) {
  const taken = usePaths() ?? []
  if (pages.length + removed.length === 0) return <Nothing drawer={drawer} isNarrowed={search !== ''} />
  return (
    <>
      <ul className={`${rows.list} ${long.long}`}>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} taken={taken} />
        ))}
        {removed.map((page) => (
          <RemovedRow key={page.id} page={page} />
        ))}
      </ul>
      {more.hasMore && (
        <Button variant="default" mt="md" loading={more.isFetching} onClick={more.show}>
          Show more
        </Button>
      )}
    </>
  )
}

function Nothing({ drawer, isNarrowed }: { readonly drawer: Drawer; readonly isNarrowed: boolean }) {
  const { setSearch } = useAdmin()
  const Icon = isNarrowed ? IconSearchOff : icons[drawer]
  const [title, text] = isNarrowed ? words.nothingFits : words.none[drawer]
  return (
    <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={2}>{title}</Title>
      </EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      {isNarrowed && (
        <EmptyState.Actions>
          <Button variant="default" onClick={() => setSearch({ search: '' })}>
            Show all
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
