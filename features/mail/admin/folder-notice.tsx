import { Alert } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'

/** While no mail server is set up. */
export const FolderNotice = () => (
  <Alert color="yellow" icon={<IconFolder size={20} />} title="Mails are kept here instead of being sent">
    No mail server is set up yet, so nothing leaves this site. You can read every mail here. Ask whoever runs your server to set{' '}
    <code>SMTP_URL</code>; from then on mails are sent.
  </Alert>
)
