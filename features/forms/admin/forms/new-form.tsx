import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import styles from './forms.module.css'
import { starts } from './starts'
import { useCreateForm } from './use-forms'

/** What to begin with, and what to call it. */
export function NewForm({ close }: { readonly close: () => void }) {
  const group = useId()
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
          <fieldset className={styles.starts}>
            <legend>Begin with</legend>
            {starts.map((one) => (
              <label key={one.name} className={styles.start}>
                <input type="radio" name={group} checked={one === start} onChange={() => setStart(one)} />
                <span>
                  <strong>{one.title}</strong>
                  <Text span size="sm" c="dimmed" display="block">
                    {one.about}
                  </Text>
                </span>
              </label>
            ))}
          </fieldset>
          <TextInput
            label="Name of the form"
            description="Stands in your letters and in the inbox."
            placeholder={start.title}
            maxLength={200}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isCreating}>
              Create
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
