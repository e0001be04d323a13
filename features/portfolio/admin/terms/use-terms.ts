import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { portionsOf } from '@frontage/parts/admin/chosen'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.admin'
import { changeItems, listOwnItems, listTerms, type OwnerTerm, removeTerm, saveTerm } from '../../wire.admin'
import { allItems, termsKey } from '../keys'

const words = messages.terms
const NOTICE = 'portfolio'
const MOST_PER_PAGE = 100

/** All terms of all three ways of sorting. */
export const useTerms = () =>
  useQuery({
    queryKey: termsKey,
    queryFn: () => send(listTerms, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

export type TermInput = InputOf<typeof saveTerm>

/** Keeps a new term or a changed one. Whoever asked hears which one it was. */
export function useSaveTerm(done: (term: OwnerTerm, input: TermInput) => void) {
  const { announce } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: TermInput) => send(saveTerm, input),
    onSuccess: async ({ term }, input) => {
      announce(words.saved(term.name))
      await client.invalidateQueries({ queryKey: termsKey })
      done(term, input)
    },
  })
}

type Leaving = { readonly term: OwnerTerm; readonly into?: OwnerTerm | undefined }

/** Puts a term into the trash. Its items move to another one first, where one is named. */
export function useRemoveTerm() {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ term, into }: Leaving) => {
      if (into) for (const ids of portionsOf(await idsWith(term.id))) await send(changeItems, { ids, action: 'add-term', term: into.id })
      return send(removeTerm, { id: term.id })
    },
    onSuccess: ({ trash }, { term, into }) => removed(into ? words.merged(term.name, into.name) : words.removed(term.name), trash),
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: termsKey }), client.invalidateQueries({ queryKey: allItems })]),
  })
}

async function idsWith(term: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await send(listOwnItems, { term, page, perPage: MOST_PER_PAGE })
    ids.push(...items.map(({ id }) => id))
    if (items.length === 0 || ids.length >= total) return ids
  }
}
