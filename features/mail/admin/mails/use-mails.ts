import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMails, type Mail, readMail, resendMail } from '../../wire.admin'

const WHILE_ON_ITS_WAY = 5_000

/** The mails, newest first; looked at again as long as one is on its way. */
export const useMails = () =>
  useInfiniteQuery({
    queryKey: ['mails', 'list'],
    queryFn: ({ pageParam }) => send(listMails, { before: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ mails }) => mails.some(isOnItsWay)) ? WHILE_ON_ITS_WAY : false),
    throwOnError: (_error, { state }) => state.data === undefined,
  })

const isOnItsWay = ({ state }: Mail): boolean => state === 'queued'

/** One mail with its text. */
export const useMail = (id: number) => useQuery({ queryKey: ['mails', 'one', id], queryFn: () => send(readMail, { id }) })

/** Tries a mail that could not be delivered once more. */
export function useResend() {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => send(resendMail, { id }),
    onSuccess: () => {
      announce('The e-mail will be sent again.')
      notify({ id: 'mail', text: 'The e-mail will be sent again.' })
    },
    onError: (error) => notify({ id: 'mail', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  })
}
