import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconBriefcase, IconSearchOff } from '@tabler/icons-react'
import { messages } from '../../../messages.admin'
import { cleared, type Drawer } from './filters'

const words = messages.list

/** Stands where items would be. */
export function NoItems({ drawer, isFiltered }: { readonly drawer: Drawer; readonly isFiltered: boolean }) {
  const { setSearch } = useAdmin()
  const Icon = isFiltered ? IconSearchOff : IconBriefcase
  const [title, text] = wordsFor(drawer, isFiltered)
  return (
    <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={2}>{title}</Title>
      </EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      <EmptyState.Actions>
        {isFiltered ? (
          <Button variant="default" onClick={() => setSearch(cleared)}>
            Show all
          </Button>
        ) : (
          <Button component="a" href="/admin/portfolio?item=new">
            New item
          </Button>
        )}
      </EmptyState.Actions>
    </EmptyState>
  )
}

function wordsFor(drawer: Drawer, isFiltered: boolean): readonly [string, string] {
  if (isFiltered) return [words.nothingFits, words.nothingFitsText]
  return drawer === 'all' ? [words.none, words.noneText] : [words.noneOf[drawer], words.noneOfText[drawer]]
}
