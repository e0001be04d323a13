import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { overDraft, type PageAtWork } from '../../../admin/page/use-page'
import { NOTICE, versionKey, versionsKey } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { listVersions, readVersion, restoreVersion } from '../../wire.admin'

/** All versions of a page, latest first. */
export const useVersions = (id: number) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: () => send(listVersions, { id }),
    select: ({ versions }) => versions,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** One of them as it was. It never changes. */
export const useVersion = (id: number, version: number) =>
  useQuery({
    queryKey: versionKey(id, version),
    queryFn: () => send(readVersion, { id, version }),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: (_error, { state }) => state.data === undefined,
  })

/** Makes a version the draft again. */
export function useRestore(page: PageAtWork, done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const { mutate, isPending } = useMutation({
    mutationFn: async (version: number) => {
      await page.settle()
      page.take(await overDraft(page, (over) => send(restoreVersion, { ...over, version })))
    },
    onSuccess: (_answer, version) => {
      const text = messages.page.restored(version)
      announce(text)
      notify({ id: NOTICE, text })
      done()
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
  })
  return { restore: mutate, isRestoring: isPending }
}
