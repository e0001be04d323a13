import { useAdmin } from '@frontage/kit/admin/screen'
import { type Role, roles } from '@frontage/kit/wire/permission'
import { DialogButtons } from '@frontage/parts/admin/dialog'
import { Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { invitePerson } from '../../wire.people'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { roleLines, roleNames } from '../roles'
import { HandOver } from './hand-over'
import { useKeepPerson } from './use-people'

type InviteProps = { readonly sendsMail: boolean; readonly close: () => void }
type Invited = { name: string; email: string; role: Role }

const nobody: Invited = { name: '', email: '', role: 'editor' }

/** A dialog that invites one more person, who chooses their own password. */
export const InvitePerson = ({ isOpen, ...props }: InviteProps & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={props.close} title="Invite a person" size="lg">
    <InviteSteps {...props} />
  </Modal>
)

/** First who, then, where no e-mail can be sent, the link to hand over. */
function InviteSteps({ sendsMail, close }: InviteProps) {
  const [link, setLink] = useState<{ readonly name: string; readonly href: string }>()
  return link ? <HandOver {...link} close={close} /> : <InviteForm sendsMail={sendsMail} close={close} handOver={setLink} />
}

type FormProps = InviteProps & { readonly handOver: (link: { name: string; href: string }) => void }

function InviteForm({ sendsMail, close, handOver }: FormProps) {
  const { notify, announce } = useAdmin()
  const keep = useKeepPerson()
  const { field, form, values, set, error, isSending } = useCallForm({
    call: invitePerson,
    initial: nobody,
    done: ({ account, link }) => {
      keep(account)
      if (link) return handOver({ name: account.name, href: link })
      const words = `The invitation to ${account.email} is on its way.`
      notify({ id: 'person', text: words })
      announce(words)
      close()
    },
  })
  return (
    <form {...form} aria-label="Invite a person">
      <Stack>
        <FormError>{error}</FormError>
        <TextInput {...field('name')} label="Name" autoComplete="off" data-autofocus />
        <TextInput {...field('email')} label="E-mail" description="They use it to sign in." type="email" autoComplete="off" />
        <Radio.Group label="Role" name="role" value={values.role} onChange={(role) => set('role', role)}>
          <Stack gap="sm" mt="xs">
            {roles.map((role) => (
              <Radio key={role} value={role} label={roleNames[role]} description={roleLines[role]} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogButtons close={close} isBusy={isSending}>
          {sendsMail ? 'Send invitation' : 'Create invitation link'}
        </DialogButtons>
      </Stack>
    </form>
  )
}
