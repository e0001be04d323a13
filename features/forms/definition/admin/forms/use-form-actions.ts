import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formsKey } from '../../../admin/keys'
import type { StoredContactForm } from '../../../form'
import { messages } from '../../messages.admin'
import { deleteContactForm, getStoredForm, saveContactForm } from '../../wire.admin'

const NOTICE = 'form'
const words = messages.list

export type FormLine = { readonly id: number; readonly title: string; readonly entries: number }

/** Keeps a new form and opens it. */
export function useCreateForm() {
  const { goTo, notify, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (form: StoredContactForm) => send(saveContactForm, { form }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: formsKey })
      goTo(`/forms?form=${id}`)
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
  })
  return { create: mutate, isCreating: isPending }
}

/** A second form like the first, under a title of its own. */
export function useCopyForm() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, title }: FormLine) => {
      const { form } = await send(getStoredForm, { id })
      return send(saveContactForm, { copyOf: id, form: { ...form, title: words.copyOf(title).slice(0, 200) } })
    },
    onSuccess: (_answer, { title }) => {
      announce(words.copied(title))
      notify({ id: NOTICE, text: words.copied(title) })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: formsKey }),
  })
  return { copy: mutate, isCopying: isPending }
}

/** Puts a form with its messages into the trash. */
export function useDeleteForm() {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, entries }: FormLine) => send(deleteContactForm, { id, entries }),
    onSuccess: ({ trash }, { title }) => removed(words.deleted(title), trash),
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['forms'] }),
  })
  return { remove: mutate, isRemoving: isPending }
}
