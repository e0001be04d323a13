import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { EDIT, pagesKey } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { listPages } from '../../wire.admin'
import { type KnownPages, newsIn } from './news'
import { PageNews } from './page-news'

/** Drafts may wait as long as they like; changes that visitors do not see yet, and times that were missed, ask for a deed. */
export const card = defineCard<KnownPages>({
  path: '/pages',
  order: 15,
  right: EDIT,
  news: { queryKey: pagesKey, queryFn: () => send(listPages, {}) },
  waiting: (known) => {
    const { changed, overdue } = newsIn(known, new Date())
    return changed + overdue
  },
  firstStep: ({ pages }) => (pages.length === 0 ? messages.news.firstStep : undefined),
  Card: PageNews,
})
