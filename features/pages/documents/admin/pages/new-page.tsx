import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Starts } from '@frontage/parts/admin/starts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addressOfPage, pagesKey } from '../../../admin/page-keys'
import { documentFrom, readyPages } from '../../../admin/ready/ready'
import { messages } from '../../messages.admin'
import { newDraft } from './new-draft'
import { pathOfTitle } from './path-of-title'
import { usePaths } from './use-pages'

const words = messages.create
/** A blank page has no title to begin with, but a name. */
const starts = readyPages.map((ready) => ({ name: ready.name, title: ready.title || words.blank, about: ready.about, ready }))

/** What a new page begins with, what it is called, and where it will stand. */
export function NewPage({ close }: { readonly close: () => void }) {
  const [start, setStart] = useState(starts[0]!)
  const [typed, setTyped] = useState<{ readonly title?: string; readonly path?: string }>({})
  const [isAsked, setAsked] = useState(false)
  const taken = usePaths()
  const { create, isCreating, issueOf } = useCreate()
  const title = typed.title ?? start.ready.title
  const path = typed.path ?? (title.trim() && pathOfTitle(title, taken))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (title.trim() && !isCreating) create({ ...documentFrom(start.ready, title.trim(), path.trim()) })
  }
  return (
    <Dialog title={words.title} close={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Starts starts={starts} start={start} choose={setStart} />
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
            description={words.pathHelp}
            maxLength={300}
            error={issueOf('path')}
            value={path}
            onChange={({ currentTarget }) => setTyped({ ...typed, path: currentTarget.value })}
          />
          <Failure>{issueOf('')}</Failure>
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

/** Keeps a new page and opens it. `faultOf`: what was refused about a field; '' for everything else. */
function useCreate() {
  const { goTo, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: newDraft,
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: pagesKey })
      goTo(addressOfPage(id))
    },
  })
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  const place = field === 'title' || field === 'path' ? field : ''
  const issueOf = (asked: '' | 'title' | 'path'): string | undefined => (error && place === asked ? explain(error) : undefined)
  return { create: mutate, isCreating: isPending, issueOf }
}
