import type { SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import { EDIT } from '../../../admin/page-keys'
import { listPages } from '../../wire.admin'

export const search: SearchContribution = {
  right: EDIT,
  actions: [{ label: 'New page', words: 'add create page', at: '/pages?new=page' }],
  records: [
    {
      title: 'Pages',
      find: async (words, most, signal) => {
        const { pages } = await send(listPages, { search: words, most }, signal)
        return pages.map(({ id, title, path }) => ({ title: title || path, about: path, at: `/pages?page=${id}` }))
      },
    },
  ],
}
