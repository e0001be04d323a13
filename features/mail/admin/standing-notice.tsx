import { useAdmin } from '@frontage/kit/admin/screen'
import { exactTime } from '@frontage/kit/zone'
import { Alert, Text } from '@mantine/core'
import { IconMailCheck, IconMailPause } from '@tabler/icons-react'
import type { Standing } from '../wire.admin'

const reasons: Readonly<Record<Standing['fault'], (host: string) => string>> = {
  'unknown-host': (host) => `There is no mail server called ${host}. Ask the person who runs your server to check SMTP_URL.`,
  'no-answer': (host) => `The mail server ${host} does not answer. If this lasts, ask the person who runs your server to check it.`,
  'sign-in': (host) =>
    `The mail server ${host} does not accept the user name or password. Ask the person who runs your server to check SMTP_URL.`,
  encryption: (host) => `There is no secure connection to the mail server ${host}. Ask the person who runs your server to check it.`,
  refuses: (host) => `The mail server ${host} accepts no e-mails at the moment. If this lasts, ask the person who runs it.`,
}

const count = (waiting: number): string => (waiting === 1 ? '1 e-mail is waiting' : `${waiting} e-mails are waiting`)

/** While the mail server takes nothing, and for a day after that. */
export function StandingNotice({ standing: { host, fault, since, until, waiting } }: { readonly standing: Standing }) {
  const { When } = useAdmin()
  if (until)
    return (
      <Alert color="green" icon={<IconMailCheck size={20} />} title="E-mails are being sent again">
        <Text size="sm">
          {`${host} accepted no e-mails from ${exactTime(new Date(since))} until ${exactTime(new Date(until))}. `}
          {waiting ? `${count(waiting)} to be sent.` : 'The e-mails that were waiting have been sent.'}
        </Text>
      </Alert>
    )
  return (
    <Alert color="red" icon={<IconMailPause size={20} />} title="E-mails cannot be sent">
      <Text size="sm">
        {`${reasons[fault](host)} ${count(waiting)} and will be sent automatically as soon as the server accepts them. `}
        This started <When at={since} />.
      </Text>
    </Alert>
  )
}
