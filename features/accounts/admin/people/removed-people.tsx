import { dateFormat } from '@frontage/kit/say'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Stack, Title } from '@mantine/core'
import { REMOVED_LASTS } from '../../spec'
import type { Account } from '../../wire.admin'
import styles from './people.module.css'
import { useBringBack } from './use-removal'

const day = dateFormat({ day: 'numeric', month: 'long' })
const deletedOn = (removedAt: string): string => day().format(new Date(Date.parse(removedAt) + REMOVED_LASTS))

/** Whoever was removed, as long as they can be brought back. */
export function RemovedPeople({ accounts }: { readonly accounts: readonly Account[] }) {
  const { bringBack, isBusy } = useBringBack()
  if (accounts.length === 0) return null
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h3">
        Removed people
      </Title>
      <ul className={rows.list}>
        {accounts.map((account) => (
          <li key={account.id} className={styles.person} data-shut>
            <div className={styles.who}>
              <p className={styles.name}>{account.name}</p>
              <p className={styles.mail}>{account.email}</p>
              <p className={styles.seen}>Will be deleted for good on {deletedOn(account.removedAt)}</p>
            </div>
            <Button variant="default" aria-label={`Restore access: ${account.name}`} disabled={isBusy} onClick={() => bringBack(account)}>
              Restore access
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
