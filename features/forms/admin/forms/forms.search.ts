import type { SearchContribution } from '@frontage/kit/admin/search'
import { holdsWords } from '@frontage/kit/text'
import { send } from '@frontage/kit/wire/send.client'
import { listContactForms } from '../../wire.admin'
import { BUILD } from '../keys'

export const search: SearchContribution = {
  right: BUILD,
  records: [
    {
      title: 'Contact forms',
      find: async (words, most, signal) => {
        const { forms, titles } = await send(listContactForms, {}, signal)
        return forms
          .map(({ id }) => ({ title: titles[id] || `Form ${id}`, at: `/forms?form=${id}` as const }))
          .filter(({ title }) => holdsWords(title, words))
          .slice(0, most)
      },
    },
  ],
}
