import { errorWords } from '@frontage/parts/admin/error-words'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import type { Mail } from '../../wire.admin'
import { useResend } from './use-mails'

/** Why a mail did not arrive, and the one thing to do about it. */
export function NotDelivered({ mail: { id, error, attempts } }: { readonly mail: Mail }) {
  const resend = useResend()
  const reason = error && errorWords(error)
  return (
    <Alert color="red" icon={<IconMailX size={20} />} title={reason || 'This e-mail could not be delivered'}>
      <Stack gap="sm" align="flex-start">
        {error && (
          <Text size="sm">
            The mail server said: “{error}” {attempts > 1 && `Tried ${attempts} times.`}
          </Text>
        )}
        <Button variant="default" onClick={() => resend.mutate(id)} loading={resend.isPending}>
          Send again
        </Button>
      </Stack>
    </Alert>
  )
}
