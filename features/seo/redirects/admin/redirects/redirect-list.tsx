import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf } from '@frontage/kit/wire/call'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { SearchField } from '@frontage/parts/admin/search-field'
import { Badge, Button, EmptyState, Group, Pagination, Skeleton, Stack, Title } from '@mantine/core'
import { IconArrowsSplit2, IconSearchOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import type { listRedirects, ShownRedirect } from '../../wire.admin'
import type { RedirectDraft } from './redirect-dialog'
import { RemoveRedirect } from './remove-redirect'

const words = messages.redirects

type RedirectListProps = { readonly found: AnswerOf<typeof listRedirects> | undefined; readonly change: (draft: RedirectDraft) => void }

/** Redirects, the newest first. */
export function RedirectList({ found, change }: RedirectListProps) {
  const { search, setSearch } = useAdmin()
  const field = useRef<HTMLInputElement>(null)
  const [leaving, setLeaving] = useState<ShownRedirect>()
  const asked = search.get('search') ?? ''
  if (!found) return <Skeleton height={280} radius="lg" role="status" aria-label="Loading" />
  if (found.total === 0 && !asked) return <Empty title={words.none} text={words.noneText} Icon={IconArrowsSplit2} />
  const pages = Math.ceil(found.total / found.perPage)
  return (
    <Stack gap="md">
      <SearchField label="Search redirects" search={asked} field={field} />
      {found.total === 0 && <Empty title={words.nothingFits} text={words.nothingFitsText} Icon={IconSearchOff} />}
      {found.total > 0 && (
        <ul className={rows.list}>
          {found.redirects.map((redirect) => (
            <Row key={redirect.id} redirect={redirect} change={change} leave={() => setLeaving(redirect)} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={Math.min(Number(search.get('page')) || 1, pages)}
          onChange={(page) => setSearch({ page: page === 1 ? '' : String(page) }, 'push')}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
        />
      )}
      {leaving && <RemoveRedirect redirect={leaving} close={() => setLeaving(undefined)} />}
    </Stack>
  )
}

type RowProps = { readonly redirect: ShownRedirect; readonly change: (draft: RedirectDraft) => void; readonly leave: () => void }

const Row = ({ redirect, change, leave }: RowProps) => (
  <li className={rows.item}>
    <div>
      <strong>{redirect.from}</strong> {redirect.status === 410 ? words.gone : `→ ${redirect.to}`}
      <div className={rows.about}>
        {[redirect.status, words.hits(redirect.hits)].join(' · ')} {redirect.isAutomatic && <Badge color="gray">{words.automatic}</Badge>}
      </div>
    </div>
    <Group gap="xs">
      <Button variant="default" aria-label={`Edit ${redirect.from}`} onClick={() => change(redirect)}>
        Edit
      </Button>
      <Button variant="default" aria-label={`Remove ${redirect.from}`} onClick={leave}>
        Remove
      </Button>
    </Group>
  </li>
)

type EmptyProps = { readonly title: string; readonly text: string; readonly Icon: typeof IconSearchOff }

export const Empty = ({ title, text, Icon }: EmptyProps) => (
  <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
    <EmptyState.Title>
      <Title order={2}>{title}</Title>
    </EmptyState.Title>
    <EmptyState.Description>{text}</EmptyState.Description>
  </EmptyState>
)
