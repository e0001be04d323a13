import { type ScreenIcon, useAdmin } from '@frontage/kit/admin/screen'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconChecks, IconInbox, IconMoodSmile, IconSearchOff, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { cleared, type Drawer } from './filters'

const icons: Readonly<Record<Drawer, ScreenIcon>> = {
  inbox: IconInbox,
  new: IconMoodSmile,
  done: IconChecks,
  spam: IconShieldCheck,
  trash: IconTrash,
}

/** Stands where messages would be. */
export function EmptyDrawer({ drawer, isNarrowed }: { readonly drawer: Drawer; readonly isNarrowed: boolean }) {
  const { setSearch } = useAdmin()
  const Icon = isNarrowed ? IconSearchOff : icons[drawer]
  const [title, text] = isNarrowed ? messages.inbox.nothingFits : messages.inbox.none[drawer]
  return (
    <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={2}>{title}</Title>
      </EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      {isNarrowed && (
        <EmptyState.Actions>
          <Button variant="default" onClick={() => setSearch(cleared)}>
            Show all
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
