import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconStar } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = {
  ...{ path: '/reviews', title: 'Reviews', icon: IconStar, order: 10, right: 'reviews.moderate' },
  isAtHand: true,
}
export const Screen = lazy(() => import('./review-queue').then(({ ReviewQueue }) => ({ default: ReviewQueue })))
