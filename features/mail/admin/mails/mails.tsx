import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, EmptyState, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMailOpened } from '@tabler/icons-react'
import { FolderNotice } from '../folder-notice'
import { StandingNotice } from '../standing-notice'
import { MailDialog } from './mail-dialog'
import { MailList } from './mail-list'
import styles from './mails.module.css'
import { MailsSkeleton } from './mails-skeleton'
import { ReadingPane } from './reading-pane'
import { useMails } from './use-mails'

/** Every mail that the site wrote, and what became of it. The open one stands in the address. */
export function Mails() {
  const { search, setSearch } = useAdmin()
  const { me } = useSession()
  const isWide = useMediaQuery('(min-width: 72em)', undefined, { getInitialValueInEffect: false })
  const mails = useMails()
  const open = Number(search.get('mail')) || undefined
  const list = mails.data?.pages.flatMap((page) => page.mails) ?? []
  const close = (): void => setSearch({ mail: '' }, 'push')
  return (
    <Stack gap="lg">
      <Group component="header" justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>E-mails</ScreenTitle>
          <Text c="dimmed">The e-mails your site sent to you and your customers.</Text>
        </div>
        {me.rights.includes('mail.set-server') && (
          <Button component="a" href="/admin/mails/server" variant="default">
            Mail server
          </Button>
        )}
      </Group>
      {mails.data?.pages[0]?.carrier === 'folder' && <FolderNotice />}
      {mails.data?.pages[0]?.standing && <StandingNotice standing={mails.data.pages[0].standing} />}
      {!mails.data && <MailsSkeleton />}
      {mails.data && list.length === 0 && <NoMails />}
      {list.length > 0 && (
        <div className={styles.panes}>
          <MailList mails={list} open={open} more={mails} />
          {isWide && <ReadingPane id={open} />}
          {!isWide && open !== undefined && <MailDialog id={open} close={close} />}
        </div>
      )}
    </Stack>
  )
}

const NoMails = () => (
  <EmptyState
    py="xl"
    variant="light"
    icon={<IconMailOpened stroke={1.5} />}
    title="No e-mails yet"
    description="E-mails that your site sends will be listed here, each with its delivery status."
  />
)
