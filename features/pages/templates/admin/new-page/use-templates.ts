import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressOfPage, pagesKey } from '../../../admin/page-keys'
import { createFromTemplate, listTemplates } from '../../wire.admin'

/** What a new page can begin with, as it is now, and every path that is taken. */
export const useTemplates = () => useQuery({ queryKey: [...pagesKey, 'templates'], queryFn: () => send(listTemplates, {}), gcTime: 0 })

type NewPage = { readonly template: string; readonly title: string; readonly path: string }

/** Saves a new page and opens it. `issueOf`: what was refused about a field; '' for everything else. */
export function useCreate() {
  const { goTo, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (page: NewPage) => send(createFromTemplate, page),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: pagesKey })
      goTo(addressOfPage(id))
    },
  })
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  const place = field === 'title' || field === 'path' ? field : ''
  const issueOf = (asked: '' | 'title' | 'path'): string | undefined => (error && place === asked ? explain(error) : undefined)
  return { create: mutate, isCreating: isPending, issueOf }
}
