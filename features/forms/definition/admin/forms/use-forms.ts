import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formsKey } from '../../../admin/keys'
import type { StoredContactForm } from '../../../form'
import { messages } from '../../../messages.admin'
import { deleteContactForm, getStoredForm, listContactForms, saveContactForm } from '../../../wire.admin'

const NOTICE = 'form'
const words = messages.list

export type FormLine = { readonly id: number; readonly title: string; readonly entries: number }

/** All forms, without what is in them. */
export const useForms = () =>
  useQuery({
    queryKey: formsKey,
    queryFn: () => send(listContactForms, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** The same for a field: when the list does not come, the field says so, and the rest of its screen stays. */
export const useFormNames = () => useQuery({ queryKey: formsKey, queryFn: () => send(listContactForms, {}) })

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
      return send(saveContactForm, { form: { ...form, title: words.copyOf(title).slice(0, 200) } })
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

/** Takes a form and its messages away for good. */
export function useDeleteForm() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, entries }: FormLine) => send(deleteContactForm, { id, entries }),
    onSuccess: (_answer, { title }) => {
      announce(words.deleted(title))
      notify({ id: NOTICE, text: words.deleted(title) })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['forms'] }),
  })
  return { remove: mutate, isRemoving: isPending }
}
