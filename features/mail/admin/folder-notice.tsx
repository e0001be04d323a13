import { Alert } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'

/** While no mail server is set up. */
export const FolderNotice = () => (
  <Alert color="yellow" icon={<IconFolder size={20} />} title="E-mails are stored here, not sent">
    No mail server is set up yet, so no e-mail leaves this site. You can read them all here. Ask whoever runs your server to set{' '}
    <code>SMTP_URL</code>; new e-mails will then be sent.
  </Alert>
)
