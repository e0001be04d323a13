import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { portionsOf } from '@frontage/parts/admin/chosen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allReviews } from '../../../admin/keys'
import type { Decision, RejectionReason } from '../../../review'
import { bulkDecide } from '../../wire'
import { decidingKey } from '../keys'
import { bulkWords } from './bulk-words'

type Bulk = { readonly ids: readonly number[]; readonly decision: Decision; readonly reason?: RejectionReason | undefined }
type Outcome = { readonly moved: readonly number[]; readonly left: number }

const NOTICE = 'decision'

/** One decision about many reviews. What waited before can be put back as long as the notice stands. */
export function useBulk(done: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: decidingKey,
    mutationFn: decideAll,
    onSuccess: async ({ moved, left }, { decision }) => {
      const words = bulkWords(decision, moved.length, left)
      const undo = { label: 'Undo', run: () => mutate({ ids: moved, decision: 'reopen' }) }
      announce(words)
      notify({ id: NOTICE, text: words, ...(decision !== 'reopen' && moved.length > 0 && { action: undo }) })
      done()
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: allReviews }),
  })
  return { decideAll: mutate, isDeciding: isPending }
}

async function decideAll({ ids, decision, reason = undefined }: Bulk): Promise<Outcome> {
  const moved: number[] = []
  let left = 0
  for (const portion of portionsOf(ids)) {
    const answer = await send(bulkDecide, { ids: portion, decision, reason: reason ?? null })
    moved.push(...answer.reviews.map(({ id }) => id))
    left += answer.left.length
  }
  return { moved, left }
}
