import { useAdmin } from '@frontage/kit/admin/screen'
import { deliveryWords } from '@frontage/parts/admin/delivery-words'
import { NotLoaded } from '@frontage/parts/admin/not-loaded'
import { Skeleton, Stack, Title } from '@mantine/core'
import type { Mail } from '../../wire.admin'
import styles from './mails.module.css'
import { NotDelivered } from './not-delivered'
import { useMail } from './use-mails'

/** One mail: what became of it first, then its text as it was written. */
export function EmailView({ id }: { readonly id: number }) {
  const { data, error, refetch } = useMail(id)
  if (error) return <NotLoaded error={error} again={refetch} />
  if (!data) return <Skeleton height={280} role="status" aria-label="Loading" />
  const { mail } = data
  return (
    <Stack gap="md">
      <Title order={2}>{mail.subject}</Title>
      <Facts mail={mail} />
      {mail.state === 'dead' && <NotDelivered mail={mail} />}
      <div className={styles.text}>{mail.text}</div>
    </Stack>
  )
}

function Facts({ mail }: { readonly mail: Mail }) {
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
          {deliveryWords(mail)} {mail.sentAt && <When at={mail.sentAt} />}
        </dd>
      </div>
    </dl>
  )
}
