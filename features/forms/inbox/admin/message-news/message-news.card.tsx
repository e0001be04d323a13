import { defineCard, type Figure } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { getEntryNews } from '../../wire.news'
import { type EntryNews, newsKey, READ } from '../keys'
import { MessageNews } from './message-news'

const figures = ({ held }: EntryNews): Figure[] =>
  held > 0
    ? [
        {
          label: 'Messages held for review',
          value: formatNumber(held),
          help: 'Deleted after 30 days if you do not release them.',
        },
      ]
    : []

export const card = defineCard<EntryNews>({
  path: '/messages',
  order: 5,
  right: READ,
  news: { queryKey: newsKey, queryFn: () => send(getEntryNews, {}) },
  waiting: ({ fresh, dead }) => fresh + dead,
  figures,
  Card: MessageNews,
})
