import { useSession } from '@frontage/kit/admin/screen'
import { Anchor, Text } from '@mantine/core'
import { messages } from '../../messages.admin'

const words = messages.replies
const SET_SERVER = 'mail.set-server'

/** That nothing leaves the site, and where that is changed. */
export function NoMailServer({ text }: { readonly text: string }) {
  const { me } = useSession()
  return (
    <Text size="sm" c="dimmed">
      {text}{' '}
      {me.rights.includes(SET_SERVER) ? (
        <Anchor href="/admin/mails/server" underline="always">
          {words.setUpServer}
        </Anchor>
      ) : (
        words.askOwner
      )}
    </Text>
  )
}
