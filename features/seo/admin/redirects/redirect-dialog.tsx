import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages, statusNames } from '../../messages.admin'
import { type Status, statuses } from '../../redirect'
import { useSaveRedirect } from './use-redirects'

const words = messages.redirects

/** `id` 0: a new one. */
export type RedirectDraft = { readonly id: number; readonly from: string; readonly to: string; readonly status: Status }

/** Adds a redirect, or changes one. */
export function RedirectDialog({ start: { id, ...begun }, close }: { readonly start: RedirectDraft; readonly close: () => void }) {
  const [redirect, setRedirect] = useState({ from: begun.from, to: begun.to, status: begun.status })
  const { save, isSaving, errorOf, failure } = useSaveRedirect(close)
  const change = (part: Partial<typeof redirect>): void => setRedirect((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) save({ id, redirect })
  }
  return (
    <Dialog title={id ? `Edit ${begun.from}` : 'New redirect'} close={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Old address"
            description={words.fromHelp}
            data-autofocus={begun.from === '' || undefined}
            error={errorOf('from')}
            value={redirect.from}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
          {redirect.status !== 410 && (
            <TextInput
              label="Redirect to"
              description={words.toHelp}
              data-autofocus={begun.from !== '' || undefined}
              error={errorOf('to')}
              value={redirect.to}
              onChange={({ currentTarget }) => change({ to: currentTarget.value })}
            />
          )}
          <Select
            label="Type"
            size="md"
            data={statuses.map((status) => ({ value: String(status), label: statusNames[status] }))}
            value={String(redirect.status)}
            onChange={(next) => change({ status: statuses.find((status) => String(status) === next) ?? 301 })}
            comboboxProps={{ withinPortal: false }}
          />
          <Failure>{failure}</Failure>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
