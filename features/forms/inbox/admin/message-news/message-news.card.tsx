import { defineCard, type Figure } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import { send } from '@frontage/kit/wire/send.client'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { getEntryNews } from '../../wire.news'
import { type EntryNews, newsKey, READ } from '../keys'

const MessageNews = lazyPart(() => import('./message-news').then(({ MessageNews }) => MessageNews))

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
  isSaid: ({ fresh, held, dead }) => fresh + held + dead > 0,
  Card: MessageNews,
})
