import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listAccounts, listAudit, listProblems } from '../../wire.admin'

export type Problem = AnswerOf<typeof listProblems>['problems'][number]

/** Undefined until they are there. */
export const useProblems = (): readonly Problem[] | undefined =>
  useQuery({ queryKey: ['problems'], queryFn: () => send(listProblems, {}), staleTime: 0 }).data?.problems

export type Line = AnswerOf<typeof listAudit>['lines'][number]

export const useActivity = () =>
  useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam }) => send(listAudit, { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    staleTime: 0,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** "account 3" → the name of that person, where it is known. */
export function useNames(): (target: string) => string {
  const { data } = useQuery({ queryKey: ['accounts'], queryFn: () => send(listAccounts, {}) })
  const names = new Map(data?.accounts.map(({ id, name }) => [String(id), name]))
  return (target) => target.replace(/^account (\d+)/, (words, id: string) => names.get(id) ?? words)
}
