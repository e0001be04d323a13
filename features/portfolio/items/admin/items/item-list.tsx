import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import { useChosen } from '@frontage/parts/admin/use-chosen'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { IMPORT } from '../../../admin/keys'
import { messages, stateNames } from '../../../messages.admin'
import { countOf, drawers, type Filters, filtersIn } from './filters'
import { ItemBulk } from './item-bulk'
import { ItemFilters } from './item-filters'
import { ItemRows } from './item-rows'
import { NoItems } from './no-items'
import { useItems } from './use-items'

const words = messages.list

/** Everything that is shown, and what is not yet. */
export function ItemTable() {
  const { search, setSearch } = useAdmin()
  const filters = filtersIn(search)
  const found = useItems(filters)
  return (
    <Stack gap="md" maw="64rem">
      <Head />
      <StateTabs
        label="Items by status"
        states={drawers}
        names={stateNames}
        state={filters.drawer}
        counts={found.counts}
        open={(state) => setSearch({ state: state === 'all' ? '' : state }, 'push')}
      >
        <ItemFilters key={filters.drawer} filters={filters} />
        <Found filters={filters} found={found} />
      </StateTabs>
    </Stack>
  )
}

function Head() {
  const { me } = useSession()
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      <Group gap="xs">
        {me.rights.includes(IMPORT) && (
          <Button component="a" href="/admin/portfolio/import" variant="default" leftSection={<IconFileImport size={18} />}>
            Import
          </Button>
        )}
        <Button component="a" href="/admin/portfolio?item=new" leftSection={<IconPlus size={18} />}>
          New item
        </Button>
      </Group>
    </Group>
  )
}

function Found({ filters, found }: { readonly filters: Filters; readonly found: ReturnType<typeof useItems> }) {
  const chosen = useChosen(found.items ?? [])
  if (!found.items) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading items" />
  if (found.items.length === 0) return <NoItems drawer={filters.drawer} isFiltered={countOf(filters) > 0} />
  return (
    <>
      <ItemBulk items={found.items} chosen={chosen} />
      <ItemRows filters={filters} found={found} chosen={chosen} />
    </>
  )
}
