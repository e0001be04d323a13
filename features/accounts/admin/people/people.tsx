import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { InvitePerson } from './invite-person'
import { PeopleSkeleton } from './people-skeleton'
import { Person } from './person'
import { RemovedPeople } from './removed-people'
import { RoleLines } from './role-lines'
import { SignInRules } from './sign-in-rules'
import { useChangePerson, usePeople } from './use-people'

/** Everybody who may sign in, and what they may do. */
export function People() {
  const { data } = usePeople()
  const { change, busyWith } = useChangePerson()
  const { search, setSearch } = useAdmin()
  const accounts = data?.accounts ?? []
  const sendsMail = data?.sendsMail ?? true
  return (
    <Stack gap="lg" maw="54rem">
      <Group justify="space-between">
        <ScreenTitle>People</ScreenTitle>
        <Button leftSection={<IconPlus size={18} />} onClick={() => setSearch({ invite: 'yes' }, 'push')}>
          Invite a person
        </Button>
      </Group>
      {data ? (
        <ul className={rows.list}>
          {accounts
            .filter(({ removedAt }) => !removedAt)
            .map((account) => (
              <Person key={account.id} account={account} change={change} isBusy={busyWith === account.id} sendsMail={sendsMail} />
            ))}
        </ul>
      ) : (
        <PeopleSkeleton />
      )}
      <RemovedPeople accounts={accounts.filter(({ removedAt }) => removedAt)} />
      <SignInRules />
      <RoleLines />
      <InvitePerson isOpen={search.has('invite')} sendsMail={sendsMail} close={() => setSearch({ invite: '' })} />
    </Stack>
  )
}
