import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazy } from 'react'
import { getStatus } from '../../wire.status'

const StatusNews = lazy(() => import('./status-news').then((module) => ({ default: module.StatusNews })))

export const card = defineCard({
  path: '/status',
  order: 3,
  right: 'status.read',
  news: { queryKey: ['status'], queryFn: () => send(getStatus, {}) },
  waiting: ({ unreadable, jobs, scanner }) => unreadable.length + jobs.length + Number(scanner === 'silent'),
  isSaid: ({ unreadable, jobs, scanner }) => unreadable.length + jobs.length > 0 || scanner === 'silent',
  Card: StatusNews,
})
