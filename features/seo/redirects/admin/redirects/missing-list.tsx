import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconMoodCheck } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { RedirectDraft } from './redirect-dialog'
import { Empty } from './redirect-list'
import { useForgetMissing } from './use-redirects'

const words = messages.missing

type Missing = { readonly path: string; readonly hits: number }
type MissingListProps = { readonly found: readonly Missing[] | undefined; readonly change: (draft: RedirectDraft) => void }

/** What people asked for and did not find, the most wanted first: each may become a redirect. */
export function MissingList({ found, change }: MissingListProps) {
  const forget = useForgetMissing()
  if (!found) return <Skeleton height={280} radius="lg" role="status" aria-label="Loading" />
  if (found.length === 0) return <Empty title={words.none} text={words.noneText} Icon={IconMoodCheck} />
  return (
    <Stack gap="md">
      <Text c="dimmed">{words.lead}</Text>
      <ul className={rows.list}>
        {found.map(({ path, hits }) => (
          <li key={path} className={rows.item}>
            <div>
              <strong>{path}</strong>
              <div className={rows.about}>{words.hits(hits)}</div>
            </div>
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={`Create a redirect from ${path}`}
                onClick={() => change({ id: 0, from: path, to: '', status: 301, revision: '' })}
              >
                Create a redirect
              </Button>
              <Button variant="default" aria-label={`Ignore ${path}`} onClick={() => forget(path)}>
                Ignore
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
