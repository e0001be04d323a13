import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { getStatus } from '../../wire.status'

const StatusNews = lazyPart(() => import('./status-news').then(({ StatusNews }) => StatusNews))

export const card = defineCard({
  path: '/status',
  order: 3,
  right: 'status.read',
  news: { queryKey: ['status'], queryFn: () => send(getStatus, {}) },
  waiting: ({ unreadable, jobs, scanner }) => unreadable.length + jobs.length + Number(scanner === 'silent'),
  isSaid: ({ unreadable, jobs, scanner }) => unreadable.length + jobs.length > 0 || scanner === 'silent',
  Card: StatusNews,
})
