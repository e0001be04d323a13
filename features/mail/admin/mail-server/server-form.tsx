import { SaveBar } from '@frontage/parts/admin/save-bar'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Group, NativeSelect, NumberInput, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import type { MailServer, Security } from '../../wire.mail-server'
import { useRemoveServer, useServerForm } from './use-mail-server'

const securities: readonly { readonly value: Security; readonly label: string; readonly port: number }[] = [
  { value: 'tls', label: 'SSL/TLS (port 465)', port: 465 },
  { value: 'starttls', label: 'STARTTLS (port 587)', port: 587 },
  { value: 'none', label: 'Not encrypted', port: 25 },
]

/** What an e-mail provider names: its server, and how one signs in there. */
export function ServerForm({ server }: { readonly server: MailServer }) {
  const { draft, errors, change, save, isChanged, isSaving, discard, question } = useServerForm(server)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const field = form.current?.elements.namedItem(save())
    if (field instanceof HTMLElement) field.focus()
  }
  const words = (name: 'host' | 'user' | 'from' | 'password') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change({ [name]: currentTarget.value }),
  })
  return (
    <form ref={form} onSubmit={submit} aria-labelledby="mail-server" noValidate>
      <Stack gap="lg">
        <div className={groups.group}>
          <Title order={2} id="mail-server">
            Your e-mail provider
          </Title>
          <TextInput
            {...words('host')}
            label="Server"
            description="Your provider calls it SMTP or outgoing server."
            placeholder="smtp.example.com"
          />
          <ConnectionFields draft={draft} errors={errors} change={change} mayBePlain={server.mayBePlain} />
          <TextInput {...words('user')} label="User name" description="Often your whole e-mail address." autoComplete="off" />
          <PasswordInput
            {...words('password')}
            label="Password"
            description={
              server.hasPassword ? 'A password is saved. Leave this empty to keep it.' : 'It is stored encrypted and never shown again.'
            }
            autoComplete="new-password"
          />
          <TextInput
            {...words('from')}
            label="Sender"
            description="The address that your e-mails come from. It should belong to this provider."
            type="email"
          />
          {server.by === 'admin' && <RemoveButton />}
        </div>
        <SaveBar {...{ isChanged, isSaving, discard, question }} failure={errors.form} isKept={server.by === 'admin'} />
      </Stack>
    </form>
  )
}

type ConnectionProps = Pick<ReturnType<typeof useServerForm>, 'draft' | 'errors' | 'change'> & Pick<MailServer, 'mayBePlain'>

/** How the connection is made; its kind brings the usual port. */
const ConnectionFields = ({ draft, errors, change, mayBePlain }: ConnectionProps) => (
  <Group align="flex-start" grow preventGrowOverflow={false}>
    <NativeSelect
      name="security"
      label="Connection"
      data={securities.filter(({ value }) => value !== 'none' || mayBePlain)}
      value={draft.security}
      error={errors.security}
      onChange={({ currentTarget }) => {
        const chosen = securities.find(({ value }) => value === currentTarget.value)
        if (chosen) change({ security: chosen.value, port: chosen.port })
      }}
    />
    <NumberInput
      name="port"
      label="Port"
      maw="8rem"
      min={1}
      max={65_535}
      allowDecimal={false}
      hideControls
      value={draft.port}
      error={errors.port}
      onChange={(value) => change({ port: typeof value === 'number' ? value : 0 })}
    />
  </Group>
)

function RemoveButton() {
  const { mutate, isPending } = useRemoveServer()
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()} justify="start">
      Remove the mail server
    </Button>
  )
}
