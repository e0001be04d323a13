import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Button, Code, Group, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { checkSender, type MailServer, sendTestMail } from '../../wire.mail-server'

const FAULTS = {
  '': 'The mail server did not take this e-mail.',
  'unknown-host': 'There is no mail server by this name.',
  'no-answer': 'The mail server does not answer. Check the name, the port and the kind of connection.',
  'sign-in': 'The mail server does not accept the user name or the password.',
  encryption: 'The connection could not be encrypted. Try the other kind of encrypted connection.',
  refuses: 'The mail server turned us away.',
} as const

/** Whether e-mails leave, and whether others will believe them. */
export function TestPart({ server }: { readonly server: MailServer }) {
  const { me } = useSession()
  const { explain } = useAdmin()
  const [to, setTo] = useState(me.email)
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => send(sendTestMail, { to }) })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form className={groups.group} onSubmit={submit} aria-labelledby="mail-test" noValidate>
      <Title order={2} id="mail-test">
        Does it work?
      </Title>
      <TextInput
        id="test-address"
        label="Send a test e-mail to"
        type="email"
        value={to}
        error={error ? explain(error) : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Group>
        <Button type="submit" variant="default" loading={isPending}>
          Send a test e-mail
        </Button>
      </Group>
      <div role="status">{data && !isPending && <Outcome {...data} />}</div>
      <Sender key={server.from} />
    </form>
  )
}

const Outcome = ({ isTaken, says, fault }: { readonly isTaken: boolean; readonly says: string; readonly fault: keyof typeof FAULTS }) => (
  <Alert
    color={isTaken ? 'tide' : 'red'}
    icon={isTaken ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
    title={isTaken ? 'The mail server took the e-mail. Look whether it arrives.' : FAULTS[fault]}
  >
    The server’s answer: <Code style={{ overflowWrap: 'anywhere' }}>{says}</Code>
  </Alert>
)

/** Others compare who sends an e-mail with what the domain of its sender says. */
function Sender() {
  const { data } = useQuery({ queryKey: ['mails', 'sender'], queryFn: () => send(checkSender, {}), staleTime: 60_000 })
  if (!data?.domain) return null
  const { domain, spf, dmarc } = data
  const missing = [spf === 'missing' && 'SPF', dmarc === 'missing' && 'DMARC'].filter(Boolean)
  if (missing.length)
    return (
      <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={`${domain} has no ${missing.join(' and no ')} record`}>
        Many providers take e-mails from such a domain for spam. Your e-mail provider tells you what to enter where your domain is managed,
        for SPF, DKIM and DMARC.
      </Alert>
    )
  if (spf === 'unknown' || dmarc === 'unknown')
    return (
      <Text size="sm" c="dimmed">
        What {domain} says about its senders (SPF, DMARC) could not be looked up right now.
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {domain} says who may send in its name (SPF, DMARC). Ask your provider whether DKIM is switched on, too.
    </Text>
  )
}
