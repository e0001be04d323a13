import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconArchive, IconCalendarTime, IconFilePencil, IconFiles, IconSearchOff, IconTrash, IconWorld } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { PageRow } from './page-row'
import { type Drawer, inDrawer, matching } from './page-states'
import { RemovedRow } from './removed-row'
import type { usePages } from './use-pages'

const words = messages.list
const icons = {
  all: IconFiles,
  published: IconWorld,
  changed: IconFilePencil,
  draft: IconArchive,
  scheduled: IconCalendarTime,
  removed: IconTrash,
} as const

type PageRowsProps = NonNullable<ReturnType<typeof usePages>['data']> & { readonly drawer: Drawer; readonly search: string }

/** The pages of one drawer that fit what is looked for. */
export function PageTable({ pages, removed, drawer, search }: PageRowsProps) {
  const found = drawer === 'removed' ? [] : matching(inDrawer(pages, drawer), search)
  const gone = drawer === 'removed' ? matching(removed, search) : []
  if (found.length + gone.length === 0) return <Nothing drawer={drawer} isNarrowed={search !== ''} />
  const taken = pages.map(({ path }) => path)
  return (
    <ul className={rows.list}>
      {found.map((page) => (
        <PageRow key={page.id} page={page} taken={taken} />
      ))}
      {gone.map((page) => (
        <RemovedRow key={page.id} page={page} />
      ))}
    </ul>
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
