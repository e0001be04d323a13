import { Back } from '@frontage/parts/admin/back'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { ServerByOperator } from './server-by-operator'
import { ServerForm } from './server-form'
import { TestPart } from './test-part'
import { useMailServer } from './use-mail-server'

/** Who sends the e-mails of the site, and whether they arrive. */
export function MailServerScreen() {
  const { data } = useMailServer()
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <Back href="/admin/mails" label="All e-mails" />
        <ScreenTitle>Mail server</ScreenTitle>
        <Text c="dimmed">
          Your website sends its e-mails through your e-mail provider: new messages to you, confirmations to your customers.
        </Text>
      </div>
      {!data && <Skeleton height={420} radius="lg" role="status" aria-label="Loading" />}
      {data?.by === 'environment' && <ServerByOperator server={data} />}
      {data && data.by !== 'environment' && <ServerForm key={`${data.host} ${data.user} ${data.hasPassword}`} server={data} />}
      {data && data.by !== 'none' && <TestPart server={data} />}
    </Stack>
  )
}
