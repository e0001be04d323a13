import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { dateFormat } from '@frontage/kit/say'
import { type Role, roles } from '@frontage/kit/wire/permission'
import { Avatar } from '@frontage/parts/avatar'
import { Badge, Button, Select, Text } from '@mantine/core'
import type { Account } from '../../wire.admin'
import { roleNames } from '../roles'
import styles from './people.module.css'
import { PersonMenu } from './person-menu'
import type { useChangePerson } from './use-people'

type Change = ReturnType<typeof useChangePerson>['change']
type PersonProps = { readonly account: Account; readonly change: Change; readonly isBusy: boolean; readonly sendsMail: boolean }

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const options = roles.map((role) => ({ value: role, label: roleNames[role] }))

/** One person: who, since when, and the two things that can be changed. Nobody changes themselves by accident. */
export function Person({ account, change, isBusy, sendsMail }: PersonProps) {
  const { me } = useSession()
  const isMe = account.email === me.email
  return (
    <li id={`person-${account.id}`} tabIndex={-1} className={styles.person} data-shut={account.disabled || undefined}>
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
        <LastSeen account={account} isMe={isMe} />
      </div>
      {isMe ? (
        <Text className={styles.own}>{roleNames[account.role]}</Text>
      ) : (
        <Changes account={account} change={change} isBusy={isBusy} sendsMail={sendsMail} />
      )}
    </li>
  )
}

function LastSeen({ account: { lastSeenAt, invitedUntil }, isMe }: Pick<PersonProps, 'account'> & { readonly isMe: boolean }) {
  const { When } = useAdmin()
  if (lastSeenAt)
    return (
      <p className={styles.seen}>
        Last active <When at={lastSeenAt} />
      </p>
    )
  if (isMe) return <p className={styles.seen}>Signed in now</p>
  return <p className={styles.seen}>{invitedUntil ? <Invited until={invitedUntil} /> : 'Has not signed in yet'}</p>
}

function Invited({ until }: { readonly until: string }) {
  if (Date.parse(until) < Date.now()) return 'Invited. The link has expired: create a new one in the menu.'
  return `Invited. The link works until ${day().format(new Date(until))}.`
}

function Changes({ account, change, isBusy, sendsMail }: PersonProps) {
  const { id, name, role, disabled } = account
  const setRole = (next: Role): void => change({ id, role: next }, `${name} is now ${roleNames[next].toLowerCase()}.`, { id, role })
  const turn = (): void =>
    change({ id, disabled: !disabled }, disabled ? `${name} can sign in again.` : `${name} can no longer sign in.`, { id, disabled })
  return (
    <div className={styles.actions}>
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
      <PersonMenu account={account} sendsMail={sendsMail} />
    </div>
  )
}
