import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { type Role, roles } from '@frontage/kit/wire/permission'
import { Avatar } from '@frontage/parts/avatar'
import { Badge, Button, Select, Text } from '@mantine/core'
import type { Account } from '../../wire.admin'
import { roleNames } from '../roles'
import styles from './people.module.css'
import type { useChangePerson } from './use-people'

type Change = ReturnType<typeof useChangePerson>['change']
type PersonProps = { readonly account: Account; readonly change: Change; readonly isBusy: boolean }

const options = roles.map((role) => ({ value: role, label: roleNames[role] }))

/** One person: who, since when, and the two things that can be changed. Nobody changes themselves by accident. */
export function Person({ account, change, isBusy }: PersonProps) {
  const { me } = useSession()
  const isMe = account.email === me.email
  return (
    <li className={styles.person} data-shut={account.disabled || undefined}>
      <Avatar name={account.name} />
      <div className={styles.who}>
        <p className={styles.name}>
          {account.name} {isMe && <Badge variant="light">You</Badge>}
          {account.hasSecondStep && (
            <Badge variant="light" color="tide">
              Second step
            </Badge>
          )}
          {account.disabled && <Badge color="gray">Suspended</Badge>}
        </p>
        <p className={styles.mail}>{account.email}</p>
        <LastSeen at={account.lastSeenAt} isMe={isMe} />
      </div>
      {isMe ? (
        <Text className={styles.own}>{roleNames[account.role]}</Text>
      ) : (
        <AuditLabels account={account} change={change} isBusy={isBusy} />
      )}
    </li>
  )
}

function LastSeen({ at, isMe }: { readonly at: string | null; readonly isMe: boolean }) {
  const { When } = useAdmin()
  return (
    <p className={styles.seen}>
      {at ? (
        <>
          Last active <When at={at} />
        </>
      ) : isMe ? (
        'Signed in now'
      ) : (
        'Has not signed in yet'
      )}
    </p>
  )
}

function AuditLabels({ account: { id, name, role, disabled }, change, isBusy }: PersonProps) {
  const setRole = (next: Role): void => change({ id, role: next }, `${name} is now ${roleNames[next].toLowerCase()}.`, { id, role })
  const turn = (): void =>
    change({ id, disabled: !disabled }, disabled ? `${name} can sign in again.` : `${name} can no longer sign in.`, { id, disabled })
  return (
    <div className={styles.deeds}>
      <Select
        aria-label={`Role of ${name}`}
        data={options}
        value={role}
        disabled={isBusy || disabled}
        onChange={(next) => next && setRole(next as Role)}
        w="9.5rem"
      />
      <Button
        variant="default"
        aria-label={disabled ? `Restore access: ${name}` : `Suspend: ${name}`}
        disabled={isBusy}
        onClick={turn}
        miw="7rem"
      >
        {disabled ? 'Restore access' : 'Suspend'}
      </Button>
    </div>
  )
}
