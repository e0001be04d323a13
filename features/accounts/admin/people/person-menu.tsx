import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { ActionIcon, Menu, Modal } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../wire.admin'
import { inviteAgain } from '../../wire.people'
import { HandOver } from './hand-over'
import { useKeepPerson } from './use-people'
import { useRemovePerson } from './use-removal'

type MenuProps = { readonly account: Account; readonly sendsMail: boolean }

/** What else can be done with a person: invited again before they first signed in, and removed. */
export function PersonMenu({ account, sendsMail }: MenuProps) {
  const { name, disabled, lastSeenAt } = account
  const { again, link, isBusy, close } = useInviteAgain(account)
  const { remove, isBusy: isRemoving } = useRemovePerson()
  const isWaiting = !lastSeenAt && !disabled
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size="2.25rem" aria-label={`More for ${name}`} disabled={isBusy || isRemoving}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isWaiting && sendsMail && <Menu.Item onClick={() => again(false)}>Send invitation again</Menu.Item>}
          {isWaiting && <Menu.Item onClick={() => again(true)}>Create invitation link</Menu.Item>}
          {isWaiting && <Menu.Divider />}
          <Menu.Item color="red" onClick={() => remove(account)}>
            Remove {name}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={link !== ''} onClose={close} title={`Invitation for ${name}`} size="lg">
        <HandOver name={name} href={link} close={close} />
      </Modal>
    </>
  )
}

function useInviteAgain({ id, email }: Account) {
  const { notify, announce, explain } = useAdmin()
  const keep = useKeepPerson()
  const [link, setLink] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (asLink: boolean) => send(inviteAgain, { id, asLink }),
    onError: (error) => notify({ id: 'person', text: explain(error), tone: 'bad' }),
    onSuccess: (answer) => {
      keep(answer.account)
      if (answer.link) return setLink(answer.link)
      const words = `The invitation to ${email} is on its way.`
      notify({ id: 'person', text: words })
      announce(words)
    },
  })
  return { again: (asLink: boolean): void => mutate(asLink), link, isBusy: isPending, close: () => setLink('') }
}
