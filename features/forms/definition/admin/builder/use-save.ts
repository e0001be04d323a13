import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { labelsOf } from '@frontage/parts/admin/conflict-labels'
import { useConflict } from '@frontage/parts/admin/use-conflict'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formsKey } from '../../../admin/keys'
import { messages } from '../../messages.admin'
import { getStoredForm, saveContactForm } from '../../wire.admin'
import { type Draft, toDraft, toForm } from '../draft/draft'
import { formKey, type StoredForm } from '../keys'
import { formGroups, ruleGroups, textGroups } from './groups/form-groups'
import { useSigning } from './use-signing'

const words = messages.editor

type Heard = { readonly saved: (draft: Draft) => void; readonly replaced: (stored: StoredForm) => void }

/** What a form is called where two versions of it are compared. */
const labels = { ...labelsOf([...formGroups, ...ruleGroups, ...textGroups]), steps: 'Step', letters: 'E-mails' }

/** As this screen would save it, so that only what somebody wrote differs. */
const comparedOf = ({ form }: StoredForm): ReturnType<typeof toForm> | undefined => toForm(toDraft(form))

const latest = (id: number): Promise<StoredForm> => send(getStoredForm, { id })

async function standing(id: number) {
  const stands = await latest(id)
  return { stands, value: comparedOf(stands), revision: String(stands.version) }
}

/** An older version becomes the newest one. */
async function saveOlder(id: number, version: number, older: number): Promise<StoredForm> {
  const { form } = await send(getStoredForm, { id, version: older })
  await send(saveContactForm, { id, version, form })
  return latest(id)
}

const isConflict = (error: unknown): boolean => error instanceof WireError && error.status === 409

/** Keeps a form as a new version of the one that was read. Whoever was faster is never overwritten unasked. */
export function useSave(stored: StoredForm, heard: Heard) {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const [version, setVersion] = useState(stored.version)
  const [signing, hearSigning] = useSigning()
  const { id } = stored
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ draft, over = version }: { readonly draft: Draft; readonly over?: number }) =>
      send(saveContactForm, { id, version: over, form: toForm(draft) }),
    onSuccess: async (answer, { draft }) => {
      setVersion(answer.version)
      hearSigning(answer, draft)
      heard.saved(draft)
      notify({ id: 'form', text: words.saved })
      await Promise.all([client.invalidateQueries({ queryKey: formKey(id) }), client.invalidateQueries({ queryKey: formsKey })])
    },
  })
  const take = (theirs: StoredForm): void => {
    setVersion(theirs.version)
    client.setQueryData(formKey(id), theirs)
    heard.replaced(theirs)
    reset()
  }
  const restore = useMutation({
    mutationFn: (older: number) => saveOlder(id, version, older),
    onSuccess: (theirs, older) => {
      take(theirs)
      notify({ id: 'form', text: words.restored(older) })
      void client.invalidateQueries({ queryKey: formsKey })
    },
    onError: (failure) => notify({ id: 'form', text: explain(failure), tone: 'bad' }),
  })
  const conflict = useConflict({
    ...{ queryKey: [...formKey(id), version], error, isOpen: isConflict(error), labels, isSaving: isPending, notNow: reset },
    ...{ mine: variables && toForm(variables.draft), read: () => standing(id) },
    keepMine: ({ stands }) => variables && mutate({ draft: variables.draft, over: stands.version }),
    takeTheirs: ({ stands }) => take(stands),
  })
  return {
    save: (draft: Draft) => mutate({ draft }),
    isSaving: isPending,
    conflict,
    failure: error && !isConflict(error) ? { text: explain(error), field: fieldIn(error) } : undefined,
    signing,
    restore,
  }
}

/** The server speaks of `form.steps.0.title`. */
const fieldIn = (error: unknown): string | undefined =>
  error instanceof WireError ? error.refusal?.data.field?.replace(/^form\./, '') : undefined
