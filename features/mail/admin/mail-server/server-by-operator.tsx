import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import type { MailServer } from '../../wire.mail-server'

/** Where the person who runs the server has decided. */
export const ServerByOperator = ({ server: { host, from } }: { readonly server: MailServer }) => (
  <section className={groups.group} aria-labelledby="mail-server">
    <Title order={2} id="mail-server">
      Set up by the person who runs your server
    </Title>
    <Text>
      Your e-mails come from <strong>{from}</strong> and are sent by <strong>{host}</strong>. This cannot be changed here.
    </Text>
  </section>
)
