import type { SearchContribution } from '@frontage/kit/admin/search'
import { send } from '@frontage/kit/wire/send.client'
import { listMedia } from '../../wire.admin'
import { KEEP } from '../keys'

export const search: SearchContribution = {
  right: KEEP,
  actions: [{ label: 'Upload pictures or videos', words: 'add media photo image file', at: '/media' }],
  records: [
    {
      title: 'Media',
      find: async (words, most, signal) => {
        const { media } = await send(listMedia, { q: words, perPage: most }, signal)
        return media.map(({ name, alt }) => ({
          title: name,
          about: alt,
          at: `/media?${new URLSearchParams({ search: name, picture: name })}` as const,
        }))
      },
    },
  ],
}
