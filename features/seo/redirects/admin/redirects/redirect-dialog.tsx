import { send } from '@frontage/kit/wire/send.client'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, DialogButtons, Failure } from '@frontage/parts/admin/dialog'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { redirectsKey } from '../../../admin/keys'
import { messages, statusNames } from '../../messages.admin'
import { type Status, statuses } from '../../redirect'
import { getRedirect } from '../../wire.admin'
import { useSaveRedirect } from './use-redirects'

const words = messages.redirects

/** `id` 0: a new one. */
export type RedirectDraft = {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly status: Status
  readonly revision: string
}

const labels = { from: 'Old address', to: 'Redirect to', status: { label: 'Type', values: statusNames } }

type DialogProps = { readonly start: RedirectDraft; readonly close: () => void }

/** A redirect while it is written, and what somebody else made of it meanwhile. */
function useRedirect({ start: { id, ...begun }, close }: DialogProps) {
  const [redirect, setRedirect] = useState({ from: begun.from, to: begun.to, status: begun.status })
  const [revision, setRevision] = useState(begun.revision)
  const { save, isSaving, errorOf, failure, error, reset } = useSaveRedirect(close)
  const saveOver = (over: string): void => save({ id, redirect, revision: over })
  const conflict = useConflict({
    ...{ queryKey: [...redirectsKey, id], error, mine: redirect, labels, isSaving, notNow: reset },
    read: async () => {
      const answer = await send(getRedirect, { id })
      return { value: answer.redirect, revision: answer.revision }
    },
    keepMine: (theirs) => saveOver(theirs.revision),
    takeTheirs: (theirs) => {
      setRedirect(theirs.value)
      setRevision(theirs.revision)
      reset()
    },
  })
  return {
    ...{ redirect, conflict, isSaving, errorOf, failure },
    change: (part: Partial<typeof redirect>): void => setRedirect((before) => ({ ...before, ...part })),
    save: (): void => {
      if (!isSaving) saveOver(revision)
    },
  }
}

/** Adds a redirect, or changes one. */
export function RedirectDialog(props: DialogProps) {
  const { redirect, conflict, change, save, isSaving, errorOf, failure } = useRedirect(props)
  const { start, close } = props
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  if (conflict) return <Conflict conflict={conflict} />
  return (
    <Dialog title={start.id ? `Edit ${start.from}` : 'New redirect'} close={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Old address"
            description={words.fromHelp}
            data-autofocus={start.from === '' || undefined}
            error={errorOf('from')}
            value={redirect.from}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
          {redirect.status !== 410 && (
            <TextInput
              label="Redirect to"
              description={words.toHelp}
              data-autofocus={start.from !== '' || undefined}
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
          <DialogButtons close={close} isBusy={isSaving}>
            Save
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
