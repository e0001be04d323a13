import { useAdmin } from '@frontage/kit/admin/screen'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { Skeleton, Stack, Title } from '@mantine/core'
import type { Mail } from '../../wire.admin'
import { type Carrier, stateWords } from '../state-words'
import styles from './mails.module.css'
import { NotDelivered } from './not-delivered'
import { useMail } from './use-mails'

/** One mail: what became of it first, then its text as it was written. */
export function Letter({ id, carrier }: { readonly id: number; readonly carrier: Carrier }) {
  const { data, error, refetch } = useMail(id)
  if (error) return <NotLoaded error={error} again={refetch} />
  if (!data) return <Skeleton height={280} role="status" aria-label="Loading" />
  const { mail } = data
  return (
    <Stack gap="md">
      <Title order={2}>{mail.subject}</Title>
      <Facts mail={mail} carrier={carrier} />
      {mail.state === 'dead' && <NotDelivered mail={mail} />}
      <div className={styles.text}>{mail.text}</div>
    </Stack>
  )
}

function Facts({ mail, carrier }: { readonly mail: Mail; readonly carrier: Carrier }) {
  const { When } = useAdmin()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>To</dt>
        <dd>{mail.to}</dd>
      </div>
      <div>
        <dt>Written</dt>
        <dd>
          <When at={mail.createdAt} />
        </dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>
          {stateWords(mail, carrier)} {mail.sentAt && <When at={mail.sentAt} />}
        </dd>
      </div>
    </dl>
  )
}
