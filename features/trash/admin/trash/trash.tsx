import { useSession } from '@frontage/kit/admin/screen'
import type { TrashedThing } from '@frontage/kit/trash'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Anchor, EmptyState, Skeleton, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DeleteQuestion } from './delete-question'
import { TrashRow } from './trash-row'
import { useTrash } from './use-trash'

/** Everything that was removed and can be restored, the newest first. */
export function Trash() {
  const { data } = useTrash()
  const [leaving, setLeaving] = useState<TrashedThing>()
  return (
    <Stack gap="md" maw="60rem">
      <header>
        <ScreenTitle>Trash</ScreenTitle>
        <Text c="dimmed">{`What you remove stays here for ${TRASH_DAYS} days and can be restored. Then it is deleted for good.`}</Text>
      </header>
      {!data && <Skeleton height={220} radius="lg" role="status" aria-label="Loading" />}
      {data?.things.length === 0 && (
        <EmptyState
          py="xl"
          variant="light"
          icon={<IconTrash stroke={1.5} />}
          title="The trash is empty"
          description="Nothing to restore."
        />
      )}
      {data && data.things.length > 0 && (
        <ul className={rows.list} aria-label="Removed">
          {data.things.map((thing) => (
            <TrashRow key={thing.id} thing={thing} leave={setLeaving} />
          ))}
        </ul>
      )}
      <Elsewhere />
      {leaving && <DeleteQuestion thing={leaving} close={() => setLeaving(undefined)} />}
    </Stack>
  )
}

/** What has a trash of its own, beside its list. */
const elsewhere = [
  { right: 'pages.edit', href: '/admin/pages?state=removed', text: 'Pages' },
  { right: 'forms.read', href: '/admin/messages?state=trash', text: 'Messages' },
  { right: 'accounts.manage', href: '/admin/people', text: 'People' },
] as const

function Elsewhere() {
  const { me } = useSession()
  const own = elsewhere.filter(({ right }) => me.rights.includes(right))
  if (own.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {'Restore these in their own lists: '}
      {own.map(({ href, text }, place) => (
        <span key={href}>
          {place > 0 && ', '}
          <Anchor href={href} underline="always">
            {text}
          </Anchor>
        </span>
      ))}
    </Text>
  )
}
