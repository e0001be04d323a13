import type { SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import { REDIRECT } from '../../../admin/keys'
import { listRedirects } from '../../wire.admin'

export const search: SearchContribution = {
  right: REDIRECT,
  records: [
    {
      title: 'Redirects',
      find: async (words, most, signal) => {
        const { redirects } = await send(listRedirects, { q: words }, signal)
        return redirects.slice(0, most).map(({ from, to }) => ({
          title: from,
          about: to,
          at: `/site/redirects?${new URLSearchParams({ search: from })}` as const,
        }))
      },
    },
  ],
}
