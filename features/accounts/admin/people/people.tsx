import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { AddPerson } from './add-person'
import { PeopleSkeleton } from './people-skeleton'
import { Person } from './person'
import { RoleLines } from './role-lines'
import { SignInRules } from './sign-in-rules'
import { useChangePerson, usePeople } from './use-people'

/** Everybody who may sign in, and what they may do. */
export function People() {
  const { data } = usePeople()
  const { change, busyWith } = useChangePerson()
  const [isAdding, { open, close }] = useDisclosure(false)
  const { announce } = useAdmin()
  const added = (name: string): void => {
    announce(`${name} has been added.`)
    close()
  }
  return (
    <Stack gap="lg" maw="54rem">
      <Group justify="space-between">
        <Title order={1}>People</Title>
        <Button leftSection={<IconPlus size={18} />} onClick={open}>
          Add a person
        </Button>
      </Group>
      {data ? (
        <ul className={rows.list}>
          {data.accounts.map((account) => (
            <Person key={account.id} account={account} change={change} isBusy={busyWith === account.id} />
          ))}
        </ul>
      ) : (
        <PeopleSkeleton />
      )}
      <SignInRules />
      <RoleLines />
      <AddPerson isOpen={isAdding} added={added} close={close} />
    </Stack>
  )
}
