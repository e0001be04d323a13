import { Dialog, DialogButtons, Failure } from '@frontage/parts/admin/dialog'
import { Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { pathOfTitle } from '../../../path-of-title'
import { messages as words } from '../../messages.admin'
import type { Template } from '../../wire.admin'
import { TemplateChoice } from './template-choice'
import { useCreate, useTemplates } from './use-templates'

/** The address for a title: that of its template while nobody stands there and the title is its own. */
const pathFor = (title: string, template: Template | undefined, taken: readonly string[]): string =>
  template?.path && (template.path === '/' || title === template.title) ? template.path : pathOfTitle(title, taken)

/** What a new page begins with, what it is called, and where it will stand. */
export function NewPage({ close }: { readonly close: () => void }) {
  const { data, isError } = useTemplates()
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState<{ readonly title?: string; readonly path?: string }>({})
  const [isAsked, setAsked] = useState(false)
  const { create, isCreating, issueOf } = useCreate()
  const template = data?.templates.find(({ name }) => name === chosen)
  const title = typed.title ?? template?.title ?? ''
  const path = typed.path ?? (title.trim() && pathFor(title.trim(), template, data?.taken ?? []))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (title.trim() && !isCreating) create({ template: chosen, title: title.trim(), path: path.trim() })
  }
  return (
    <Dialog title={words.title} close={close} size="64rem">
      <form onSubmit={submit} noValidate>
        <Stack>
          {isError && <Text c="dimmed">{words.notLoaded}</Text>}
          <TemplateChoice templates={isError ? [] : data?.templates} chosen={chosen} choose={setChosen} />
          <TextInput
            label="Title"
            description={words.titleHelp}
            maxLength={200}
            error={isAsked && !title.trim() ? words.noTitle : issueOf('title')}
            value={title}
            onChange={({ currentTarget }) => setTyped({ ...typed, title: currentTarget.value })}
          />
          <TextInput
            label="Path"
            placeholder="/"
            description={path.trim() === '/' ? words.homePath : words.pathHelp}
            maxLength={300}
            error={issueOf('path')}
            value={path}
            onChange={({ currentTarget }) => setTyped({ ...typed, path: currentTarget.value })}
          />
          <Failure>{issueOf('')}</Failure>
          <DialogButtons close={close} isBusy={isCreating}>
            Create
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}
