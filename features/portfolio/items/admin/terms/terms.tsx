import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTerms } from '../../../admin/terms/use-terms'
import { type Taxonomy, taxonomies } from '../../../item'
import { messages, taxonomyNames, termNouns } from '../../../messages.admin'
import type { OwnerTerm } from '../../../wire.admin'
import { TermDialog } from './term-dialog'
import { TermList } from './term-list'

const words = messages.terms

/** What the portfolio is sorted by. */
export function Terms() {
  const { search, setSearch } = useAdmin()
  const { data } = useTerms()
  const [isNew, setNew] = useState(false)
  const taxonomy = taxonomies.find((known) => known === search.get('of')) ?? 'category'
  return (
    <Stack gap="md" maw="60rem">
      <Group justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>{words.title}</ScreenTitle>
          <Text c="dimmed">{words.lead}</Text>
        </div>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setNew(true)}>
          {`New ${termNouns[taxonomy]}`}
        </Button>
      </Group>
      <StateTabs
        label="Categories and tags"
        states={taxonomies}
        names={taxonomyNames}
        state={taxonomy}
        counts={data && countsOf(data.terms)}
        open={(of) => setSearch({ of: of === 'category' ? '' : of }, 'push')}
      >
        <TermList taxonomy={taxonomy} terms={data?.terms} />
      </StateTabs>
      {isNew && <TermDialog taxonomy={taxonomy} terms={data?.terms ?? []} close={() => setNew(false)} />}
    </Stack>
  )
}

const countsOf = (terms: readonly OwnerTerm[]): Record<Taxonomy, number> => {
  const count = (taxonomy: Taxonomy): number => terms.filter((term) => term.taxonomy === taxonomy).length
  return { category: count('category'), other: count('other'), tag: count('tag') }
}
