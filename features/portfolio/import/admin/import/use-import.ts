import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { allItems, importKey, termsKey } from '../../../admin/keys'
import { messages } from '../../../messages.admin'
import { getImport, importFile, importSite, type PortfolioImport } from '../../wire.admin'

const EVERY = 1000
/** Everything that an import changes. */
const CHANGED = [allItems, termsKey, ['media']] as const

type Source =
  | { readonly source: 'file'; readonly input: InputOf<typeof importFile> }
  | { readonly source: 'site'; readonly input: InputOf<typeof importSite> }

/** The last import: asked about every second while it runs. */
export function useLastImport() {
  const { announce } = useAdmin()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: importKey,
    queryFn: () => send(getImport, {}),
    refetchInterval: ({ state }) => (state.data?.import?.state === 'running' ? EVERY : false),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const state = data?.import?.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'running' && state && state !== 'running') {
      announce(state === 'done' && data?.import ? doneWords(data.import) : 'The import failed. Try again.')
      for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey })
    }
    before.current = state
  }, [state, data, announce, client])
  return { last: data?.import ?? undefined, isKnown: data !== undefined, error }
}

export const doneWords = ({ added, changed, pictures }: PortfolioImport): string => messages.import.done(added, changed, pictures)

/** Begins an import. */
export function useStartImport(begun: () => void) {
  const { explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (from: Source) => (from.source === 'file' ? send(importFile, from.input) : send(importSite, from.input)),
    onSuccess: (answer) => {
      client.setQueryData(importKey, answer)
      void client.invalidateQueries({ queryKey: importKey })
      begun()
    },
  })
  return { start: mutate, isStarting: isPending, failure: error ? explain(error) : undefined, forget: reset }
}
