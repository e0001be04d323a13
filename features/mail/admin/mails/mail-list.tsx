import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button } from '@mantine/core'
import type { Mail } from '../../wire.admin'
import { MailEntry } from './mail-entry'
import styles from './mails.module.css'
import type { useMails } from './use-mails'

type MailListProps = {
  readonly mails: readonly Mail[]
  readonly open: number | undefined
  readonly more: Pick<ReturnType<typeof useMails>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
}

export const MailList = ({ mails, open, more }: MailListProps) => (
  <div>
    <ul className={`${rows.list} ${styles.list}`}>
      {mails.map((mail) => (
        <MailEntry key={mail.id} mail={mail} isOpen={mail.id === open} />
      ))}
    </ul>
    {more.hasNextPage && (
      <Button variant="default" fullWidth mt="md" onClick={() => void more.fetchNextPage()} loading={more.isFetchingNextPage}>
        Show older
      </Button>
    )}
  </div>
)
