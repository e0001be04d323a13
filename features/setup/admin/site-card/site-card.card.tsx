import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { type FirstSteps, getFirstSteps } from '../../wire.admin'
import { firstStepsKey, SET_UP } from '../keys'

const SiteHome = lazy(() => import('./site-home').then((module) => ({ default: module.SiteHome })))

export const card = defineCard<FirstSteps>({
  path: '/setup',
  order: 0,
  right: SET_UP,
  isLead: true,
  news: { queryKey: firstStepsKey, queryFn: () => send(getFirstSteps, {}) },
  waiting: ({ isOpen }) => Number(!isOpen),
  Card: ({ news }) => (
    <Suspense fallback={<Skeleton height={180} radius="lg" role="status" aria-label="Loading" />}>
      <SiteHome news={news} />
    </Suspense>
  ),
})
