import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMediaTags, tagMedia } from '../../wire.tags'
import { allMedia } from '../keys'

/** Every tag of the site, with how many pictures have it. */
export const useTags = () => useQuery({ queryKey: [...allMedia, 'tags'], queryFn: async () => (await send(listMediaTags, {})).tags })

type Change = { readonly names: readonly string[]; readonly add?: readonly string[]; readonly remove?: readonly string[] }

/** Adds tags to pictures and removes others. */
export function useTagMedia() {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ names, add = [], remove = [] }: Change) => send(tagMedia, { names: [...names], add: [...add], remove: [...remove] }),
    onError: (error) => notify({ id: 'media', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: [...allMedia] }),
  })
}
