import { useAdmin } from '@frontage/kit/admin/screen'
import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { readFormTags } from '../../wire.admin'
import { Understood } from './understood'
import { useCreateForm } from './use-form-actions'

const EXAMPLE = '<label>Your name\n  [text* your-name]</label>\n[submit "Send"]'

/** A form that was written in tags becomes one of ours; first it shows what was understood. */
export function ImportTags({ close }: { readonly close: () => void }) {
  const { explain } = useAdmin()
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState('')
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () => send(readFormTags, { template, ...(title.trim() && { title: title.trim() }) }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (template.trim() && !isPending) mutate()
  }
  return (
    <Dialog title="Import a form" close={close}>
      {data ? (
        <Result answer={data} template={template} back={reset} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text>{messages.importing.lead}</Text>
            <TextInput
              label="Form name"
              placeholder="Imported form"
              maxLength={200}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <Textarea
              label="Form template"
              placeholder={EXAMPLE}
              autosize
              minRows={8}
              maxRows={16}
              spellCheck={false}
              styles={{ input: { fontFamily: 'monospace' } }}
              value={template}
              onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
            />
            <Failure>{error ? explain(error) : undefined}</Failure>
            <Group justify="flex-end">
              <Button type="submit" disabled={!template.trim()} loading={isPending}>
                Continue
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

type ResultProps = { readonly answer: AnswerOf<typeof readFormTags>; readonly template: string; readonly back: () => void }

function Result({ answer, template, back }: ResultProps) {
  const { create, isCreating } = useCreateForm()
  return (
    <Stack>
      <Understood {...answer} template={template} />
      <Group justify="flex-end">
        <Button variant="default" onClick={back}>
          Back to the template
        </Button>
        <Button loading={isCreating} onClick={() => create(answer.form)}>
          Create form
        </Button>
      </Group>
    </Stack>
  )
}
