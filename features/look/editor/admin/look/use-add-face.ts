import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../../messages.admin'
import type { OwnFace } from '../../../own-face'
import { MOST_FACE_BYTES } from '../../../spec'
import { addFace } from '../../../wire.admin'
import type { Role } from './own-faces'

type Draft = { readonly file: File | null; readonly name: string; readonly ends: OwnFace['ends']; readonly role: Role }
type Fault = { readonly field: 'file' | 'name'; readonly text: string }

const words = messages.faces
const empty: Draft = { file: null, name: '', ends: 'sans-serif', role: 'headlines' }

/** What is wrong before anything is sent. */
function issueOf({ file, name }: Draft): Fault | undefined {
  if (!file) return { field: 'file', text: words.noFile }
  if (file.size > MOST_FACE_BYTES) return { field: 'file', text: words.tooLarge }
  return name.trim() ? undefined : { field: 'name', text: words.noName }
}

function formOf({ file, name, ends }: Draft): FormData {
  const form = new FormData()
  if (file) form.set('file', file)
  form.set('name', name.trim())
  form.set('ends', ends)
  return form
}

/** `Karla-Bold.woff2` is offered as “Karla Bold”. */
const nameFrom = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** A typeface on its way to the site: what is filled in stays until it is there. */
export function useAddFace(take: (face: OwnFace, role: Role) => void) {
  const { announce, explain } = useAdmin()
  const [draft, setDraft] = useState(empty)
  const [fault, setIssue] = useState<Fault>()
  const sending = useMutation({
    mutationFn: (given: Draft) => send(addFace, formOf(given)),
    onSuccess: ({ face }, { role }) => {
      setDraft(empty)
      take(face, role)
      announce(words.added(face.name))
    },
    onError: (error) => {
      const isName = error instanceof WireError && error.refusal?.data.field === 'name'
      setIssue({ field: isName ? 'name' : 'file', text: explain(error) })
    },
  })
  return {
    draft,
    isSending: sending.isPending,
    issueAt: (field: Fault['field']) => (fault?.field === field ? fault.text : undefined),
    set: (change: Partial<Draft>): void => {
      setIssue(undefined)
      setDraft((now) => ({ ...now, ...change, ...(change.file && !now.name && { name: nameFrom(change.file.name) }) }))
    },
    add: (): void => {
      const found = issueOf(draft)
      setIssue(found)
      if (!found) sending.mutate(draft)
    },
  }
}
