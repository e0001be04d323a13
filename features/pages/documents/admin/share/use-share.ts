import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import type { PageAtWork } from '../../../admin/page/use-page'
import { NOTICE } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { sharePage, stopSharing } from '../../wire.admin'
import { forgetPreview } from './use-preview'

/** Makes a link that shows the draft, and ends all of them. */
export function useShare(page: PageAtWork) {
  const { notify, announce, explain } = useAdmin()
  const refused = (error: unknown): void => notify({ id: NOTICE, text: explain(error), tone: 'bad' })
  const sharing = useMutation({
    mutationFn: async (days: number) => {
      await page.settle()
      return send(sharePage, { id: page.id, days })
    },
    onSuccess: async () => page.setStanding(await page.standingNow()),
    onError: refused,
  })
  const stopping = useMutation({
    mutationFn: () => send(stopSharing, { id: page.id }),
    onSuccess: () => {
      forgetPreview(page.id)
      sharing.reset()
      page.setStanding((before) => ({ ...before, shares: [] }))
      announce(messages.share.stopped)
    },
    onError: refused,
  })
  return {
    share: sharing.mutate,
    isSharing: sharing.isPending,
    link: sharing.data,
    stop: () => stopping.mutate(),
    isStopping: stopping.isPending,
  }
}
