import { useAdmin } from '@frontage/kit/admin/screen'
import type { InputOf } from '@frontage/kit/wire/call'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { isOutdated } from '@frontage/parts/admin/use-conflict'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { missingKey, redirectsKey } from '../../../admin/keys'
import { messages } from '../../messages.admin'
import {
  forgetMissing,
  importRedirects,
  listMissing,
  listRedirects,
  removeRedirect,
  type ShownRedirect,
  saveRedirect,
} from '../../wire.admin'

const NOTICE = 'redirects'
const words = messages.redirects

/** One page of the redirects whose addresses hold these words. */
export const useRedirects = (q: string, page: number) =>
  useQuery({
    queryKey: [...redirectsKey, 'list', q, page],
    queryFn: () => send(listRedirects, { q, page }),
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

export const useMissing = () =>
  useQuery({
    queryKey: missingKey,
    queryFn: () => send(listMissing, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** Says that something was done, to eyes and ears, and has the lists asked for anew. */
function useDone() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  return {
    done: (text: string): void => {
      announce(text)
      notify({ id: NOTICE, text })
    },
    failed: (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    renew: () => client.invalidateQueries({ queryKey: redirectsKey }),
    explain,
  }
}

/** Keeps one. What was typed stays when it is refused; `errorOf` says why, at its place. */
export function useSaveRedirect(close: () => void) {
  const { done, renew, explain } = useDone()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: InputOf<typeof saveRedirect>) => send(saveRedirect, input),
    onSuccess: async ({ shortened }) => {
      done(shortened ? words.shortened(shortened) : words.saved)
      await renew()
      close()
    },
  })
  const field = error instanceof WireError ? (error.refusal?.data.field ?? '') : ''
  const isPlaced = ['redirect.from', 'redirect.to'].includes(field)
  return {
    ...{ save: mutate, isSaving: isPending, error, reset },
    errorOf: (name: 'from' | 'to'): string | undefined => (field === `redirect.${name}` ? explain(error) : undefined),
    failure: error && !isPlaced && !isOutdated(error) ? explain(error) : undefined,
  }
}

export function useRemoveRedirect() {
  const { failed, renew } = useDone()
  const removed = useRemoved()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: ShownRedirect) => send(removeRedirect, { id }),
    onSuccess: ({ trash }, { from }) => removed(words.removed(from), trash),
    onError: failed,
    onSettled: renew,
  })
  return { remove: mutate, isRemoving: isPending }
}

export function useForgetMissing() {
  const { done, failed, renew } = useDone()
  const { mutate } = useMutation({
    mutationFn: (path: string) => send(forgetMissing, { path }),
    onSuccess: (_answer, path) => done(messages.missing.forgotten(path)),
    onError: failed,
    onSettled: renew,
  })
  return mutate
}

/** Looks into a file first; what is wrong with it is named before anything is kept. */
export function useImportRedirects(close: () => void) {
  const { done, renew, explain } = useDone()
  const trial = useMutation({ mutationFn: (csv: string) => send(importRedirects, { csv, isTrial: true }) })
  const start = useMutation({
    mutationFn: (csv: string) => send(importRedirects, { csv, skipBad: true }),
    onSuccess: async ({ added }) => {
      done(messages.import.done(added))
      await renew()
      close()
    },
  })
  const error = trial.error ?? start.error
  return {
    look: trial.mutate,
    found: trial.data,
    start: start.mutate,
    isBusy: trial.isPending || start.isPending,
    failure: error ? explain(error) : undefined,
  }
}
