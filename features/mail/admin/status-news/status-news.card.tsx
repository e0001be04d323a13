import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { getStatus } from '../../wire.status'
import { StatusNews } from './status-news'

export const card = defineCard({
  path: '/status',
  order: 3,
  right: 'status.read',
  news: { queryKey: ['status'], queryFn: () => send(getStatus, {}) },
  waiting: ({ unreadable, jobs, scanner }) => unreadable.length + jobs.length + Number(scanner === 'silent'),
  Card: StatusNews,
})
