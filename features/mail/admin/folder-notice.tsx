import { useSession } from '@frontage/kit/admin/screen'
import { Alert, Anchor } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'

/** While no mail server is set up. */
export function FolderNotice() {
  const { me } = useSession()
  return (
    <Alert color="yellow" icon={<IconFolder size={20} />} title="E-mails are stored here, not sent">
      No mail server is set up yet, so no e-mail leaves this site. You can read them all here.{' '}
      {me.rights.includes('mail.set-server') ? (
        <Anchor href="/admin/mails/server">Set up a mail server</Anchor>
      ) : (
        'Ask an owner of the site to set one up.'
      )}
    </Alert>
  )
}
