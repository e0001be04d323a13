import { Button, Group, Text } from '@mantine/core'
import { cancelNewEmail, resendNewEmail } from '../../wire.security'
import { useSecurityCall } from './use-security'

/** The address that waits until its link is opened: the link again, or no change after all. */
export function WaitingEmail({ email }: { readonly email: string }) {
  const resend = useSecurityCall(resendNewEmail, `Link sent to ${email}.`)
  const cancel = useSecurityCall(cancelNewEmail, 'Your e-mail stays the same.')
  return (
    <div>
      <Text role="status">
        To change it to {email}, open the link that we sent there. The link works for 24 hours; until then nothing changes.
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
          Send the link again
        </Button>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          Cancel the change
        </Button>
      </Group>
    </div>
  )
}
