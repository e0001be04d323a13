import { useAdmin } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { StateTabs } from '@frontage/parts/admin/state-tabs'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { ImportDialog } from './import-dialog'
import { MissingList } from './missing-list'
import { RedirectDialog, type RedirectDraft } from './redirect-dialog'
import { RedirectList } from './redirect-list'
import { useMissing, useRedirects } from './use-redirects'

const drawers = ['kept', 'missing'] as const
const drawerNames = { kept: 'Redirects', missing: 'Missing addresses' } as const
const words = messages.redirects

type Open = { readonly dialog: 'import' } | { readonly dialog: 'redirect'; readonly draft: RedirectDraft }

/** Where old addresses lead, and which ones lead nowhere. */
export function Redirects() {
  const { search, setSearch } = useAdmin()
  const [open, setOpen] = useState<Open>()
  const drawer = drawers.find((known) => known === search.get('of')) ?? 'kept'
  const redirects = useRedirects(search.get('search') ?? '', Number(search.get('page')) || 1)
  const { data: missed } = useMissing()
  const change = (draft: RedirectDraft): void => setOpen({ dialog: 'redirect', draft })
  const close = (): void => setOpen(undefined)
  const counts = redirects.data && missed && { kept: redirects.data.total, missing: missed.missing.length }
  return (
    <Stack gap="md" maw="64rem">
      <Head add={() => change({ id: 0, from: '', to: '', status: 301, revision: '' })} bring={() => setOpen({ dialog: 'import' })} />
      <StateTabs
        label="Old addresses"
        states={drawers}
        names={drawerNames}
        state={drawer}
        counts={counts}
        open={(of) => setSearch({ of: of === 'kept' ? '' : of, search: '', page: '' }, 'push')}
      >
        {drawer === 'kept' ? (
          <RedirectList found={redirects.data} change={change} />
        ) : (
          <MissingList found={missed?.missing} change={change} />
        )}
      </StateTabs>
      {open?.dialog === 'redirect' && <RedirectDialog start={open.draft} close={close} />}
      {open?.dialog === 'import' && <ImportDialog close={close} />}
    </Stack>
  )
}

const Head = ({ add, bring }: { readonly add: () => void; readonly bring: () => void }) => (
  <Group justify="space-between" align="flex-start">
    <div>
      <ScreenTitle>{words.title}</ScreenTitle>
      <Text c="dimmed">{words.lead}</Text>
    </div>
    <Group gap="xs">
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={bring}>
        Import
      </Button>
      <Button leftSection={<IconPlus size={18} />} onClick={add}>
        New redirect
      </Button>
    </Group>
  </Group>
)
