import type { SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import { listEntries } from '../../wire.admin'
import { READ } from '../keys'

export const search: SearchContribution = {
  right: READ,
  records: [
    {
      title: 'Messages',
      isPersonal: true,
      find: async (words, most, signal) => {
        const { entries } = await send(listEntries, { search: words }, signal)
        return entries.slice(0, most).map(({ id, from, formTitle, summary }) => ({
          title: from || formTitle,
          about: summary,
          at: `/messages?entry=${id}`,
        }))
      },
    },
  ],
}
