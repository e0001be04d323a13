import { useAdmin } from '@frontage/kit/admin/screen'
import { Anchor, Button, Text } from '@mantine/core'
import type { BackupsAnswer } from '../../wire.admin'
import { StandingAlert } from '../standing-alert'

/** What the home screen says about backups: how old the last one is, and what is wrong. */
export function BackupNews({ news }: { readonly news: BackupsAnswer }) {
  const { When } = useAdmin()
  if (news.standing !== 'fine')
    return (
      <StandingAlert data={news}>
        <Button component="a" href="/admin/backups" variant="default">
          See backups
        </Button>
      </StandingAlert>
    )
  if (!news.last) return null
  return (
    <Text size="sm" c="dimmed">
      <Anchor href="/admin/backups" inherit>
        Last backup
      </Anchor>{' '}
      <When at={news.last.at} />
    </Text>
  )
}
