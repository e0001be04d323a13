import { useAdmin } from '@frontage/kit/admin/screen'
import { deliveryWords } from '@frontage/parts/admin/delivery-words'
import type { Mail } from '../../wire.admin'
import styles from './mails.module.css'

type MailEntryProps = { readonly mail: Mail; readonly isOpen: boolean }

/** One line of the list: what, to whom, when, and what became of it. */
export function MailEntry({ mail, isOpen }: MailEntryProps) {
  const { When } = useAdmin()
  return (
    <li>
      <a className={styles.entry} href={`/admin/mails?mail=${mail.id}`} aria-current={isOpen || undefined}>
        <span className={styles.line}>
          <span className={styles.subject}>{mail.subject}</span>
          <span className={styles.time}>
            <When at={mail.createdAt} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.to}>To {mail.to}</span>
          <span className={styles.state} data-state={mail.state}>
            {deliveryWords(mail)}
          </span>
        </span>
      </a>
    </li>
  )
}
