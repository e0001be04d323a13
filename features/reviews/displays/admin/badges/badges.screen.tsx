import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = {
  path: '/reviews/badges',
  title: 'Badges',
  icon: IconRosetteDiscountCheck,
  order: 13,
  right: 'reviews.design',
}
export const Screen = lazy(() => import('./badges').then(({ Badges }) => ({ default: Badges })))
