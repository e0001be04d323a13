import type { SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import { EDIT } from '../../../admin/keys'
import { listOwnItems } from '../../../wire.admin'

export const search: SearchContribution = {
  right: EDIT,
  actions: [{ label: 'Add a project', words: 'new portfolio item work case', at: '/portfolio?item=new' }],
  records: [
    {
      title: 'Projects',
      find: async (words, most, signal) => {
        const { items } = await send(listOwnItems, { q: words, perPage: most }, signal)
        return items.map(({ id, title, state }) => ({ title, about: state === 'draft' ? 'Draft' : '', at: `/portfolio?item=${id}` }))
      },
    },
  ],
}
