import { useAdmin } from '@frontage/kit/admin/screen'
import { type Role, roles } from '@frontage/kit/wire/permission'
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { addAccount } from '../../wire.admin'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'
import { roleLines, roleNames } from '../roles'
import { FirstPassword } from './first-password'
import { useKeepPerson } from './use-people'

type AddPersonProps = { readonly added: (name: string) => void; readonly close: () => void }
type NewPerson = { name: string; email: string; role: Role; password: string }

const nobody: NewPerson = { name: '', email: '', role: 'moderator', password: '' }

/** A dialog for one more person, who gets a first password by hand. */
export const AddPerson = ({ isOpen, ...deeds }: AddPersonProps & { readonly isOpen: boolean }) => (
  <Modal opened={isOpen} onClose={deeds.close} title="Add a person" size="lg">
    <AddPersonForm {...deeds} />
  </Modal>
)

function AddPersonForm({ added, close }: AddPersonProps) {
  const { notify } = useAdmin()
  const keep = useKeepPerson()
  const { field, form, values, set, error, isSending } = useCallForm({
    call: addAccount,
    initial: nobody,
    done: ({ account }) => {
      keep(account)
      notify({ id: 'person', text: `${account.name} can sign in now. Tell them their password.` })
      added(account.name)
    },
  })
  return (
    <form {...form} aria-label="Add a person">
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
        <FirstPassword {...field('password')} known={[values.name, values.email]} choose={(password) => set('password', password)} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
