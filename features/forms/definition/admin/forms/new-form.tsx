import { Dialog, DialogButtons } from '@frontage/parts/admin/dialog'
import { Starts } from '@frontage/parts/admin/starts'
import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { starts } from './starts'
import { useCreateForm } from './use-form-actions'

/** What to begin with, and what to call it. */
export function NewForm({ close }: { readonly close: () => void }) {
  const { create, isCreating } = useCreateForm()
  const [start, setStart] = useState(starts[0]!)
  const [title, setTitle] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isCreating) create({ ...start.form, title: title.trim() || start.title })
  }
  return (
    <Dialog title="New contact form" close={close}>
      <form onSubmit={submit}>
        <Stack>
          <Starts starts={starts} start={start} choose={setStart} />
          <TextInput
            label="Form name"
            description="Shown in your e-mails and in the inbox."
            placeholder={start.title}
            maxLength={200}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <DialogButtons close={close} isBusy={isCreating}>
            Create
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
