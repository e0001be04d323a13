import { anchorTo, type RecordSearch, type SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import type { Status } from '../../../status'
import { listReviews } from '../../../wire.admin'

const STATES = ['pending', 'published'] as const satisfies readonly Status[]

const find: RecordSearch['find'] = async (words, most, signal) => {
  const found = await Promise.all(STATES.map((status) => send(listReviews, { status, search: words }, signal)))
  return found
    .flatMap(({ reviews }) => reviews)
    .slice(0, most)
    .map(({ id, reviewer, title, text, status }) => ({
      title: `${status === 'pending' ? 'Waiting: ' : ''}${reviewer}`,
      about: title || text,
      at: `/reviews?${new URLSearchParams({ ...(status !== 'pending' && { status }), search: words })}${anchorTo(`review-${id}`)}` as const,
    }))
}

export const search: SearchContribution = {
  right: 'reviews.moderate',
  records: [{ title: 'Reviews', isPersonal: true, find }],
}
