import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { SearchField } from '@frontage/parts/admin/search-field'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import { Button, Group, Menu, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { type ComponentType, Suspense, useRef } from 'react'
import { exportAddress } from '../../../admin/export-address'
import { drawers } from '../../drawers'
import { messages, stateNames } from '../../messages.admin'
import { ImportPages } from './import-pages'
import { PageTable } from './page-rows'
import styles from './pages.module.css'
import { usePages } from './use-pages'

const words = messages.list

type PageListProps = {
  /** The dialog in which a page begins. */
  readonly NewPage: ComponentType<{ readonly close: () => void }>
}

/** Every page, where it stands, and the way into it. */
export function PageList({ NewPage }: PageListProps) {
  const { setSearch } = useAdmin()
  const { data, drawer, search, more } = usePages()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="md" maw="64rem">
      <Head NewPage={NewPage} />
      <StateTabs
        label="Pages by state"
        states={drawers}
        names={stateNames}
        state={drawer}
        counts={data?.counts}
        open={(state) => setSearch({ state: state === 'all' ? '' : state }, 'push')}
      >
        <search className={styles.search} aria-label="Find a page">
          <SearchField key={drawer} label="Search pages" search={search} field={field} />
        </search>
        {data ? (
          <PageTable {...data} drawer={drawer} search={search} more={more} />
        ) : (
          <Skeleton height={420} radius="lg" role="status" aria-label="Loading pages" />
        )}
      </StateTabs>
    </Stack>
  )
}

function Head({ NewPage }: PageListProps) {
  const { search, setSearch } = useAdmin()
  const [isImporting, importing] = useDisclosure(false)
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      <Group gap="xs">
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px="sm" aria-label="Import and export">
              <IconDots size={18} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconFileImport size={18} />} onClick={importing.open}>
              Import pages
            </Menu.Item>
            <Menu.Item component="a" href={exportAddress(0)} download leftSection={<IconDownload size={18} />}>
              Export all pages
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setSearch({ new: 'page' }, 'push')}>
          New page
        </Button>
      </Group>
      <Suspense>{search.has('new') && <NewPage close={() => setSearch({ new: '' })} />}</Suspense>
      {isImporting && <ImportPages close={importing.close} />}
    </Group>
  )
}
