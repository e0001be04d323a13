import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { type FormLine, useDeleteForm } from './use-form-actions'

/** Asks once, and names what goes with the form. */
export function DeleteForm({ form, close }: { readonly form: FormLine; readonly close: () => void }) {
  const { remove, isRemoving } = useDeleteForm()
  const [isSure, setSure] = useState(form.entries === 0)
  return (
    <Modal opened onClose={close} title={`Delete ${form.title}?`}>
      <Stack>
        <Text>{messages.list.deleting(form.entries)}</Text>
        {form.entries > 0 && (
          <Checkbox
            label={messages.list.sure(form.entries)}
            checked={isSure}
            onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" disabled={!isSure} loading={isRemoving} onClick={() => remove(form, { onSettled: close })}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
