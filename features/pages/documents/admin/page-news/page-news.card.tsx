import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { EDIT, pagesKey } from '../../../admin/page-keys'
import { newsMessages as words } from '../../messages.news'
import { getPageNews } from '../../wire.news'
import type { News } from './page-news'

const PageNews = lazyPart(() => import('./page-news').then(({ PageNews }) => PageNews))

/** Drafts may wait as long as they like; changes that visitors do not see yet, and times that were missed, ask for an action. */
export const card = defineCard<News>({
  path: '/pages',
  order: 15,
  right: EDIT,
  news: { queryKey: [...pagesKey, 'news'], queryFn: () => send(getPageNews, {}) },
  waiting: ({ changed, overdue }) => changed + overdue,
  firstStep: ({ all }) => (all === 0 ? words.firstStep : undefined),
  isSaid: ({ changed, drafts, overdue }) => changed + drafts + overdue > 0,
  Card: PageNews,
})
