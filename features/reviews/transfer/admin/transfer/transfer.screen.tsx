import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = {
  path: '/reviews/transfer',
  title: 'Import and export',
  icon: IconArrowsLeftRight,
  order: 14,
  right: 'reviews.transfer',
}
export const Screen = lazy(() => import('./transfer').then(({ Transfer }) => ({ default: Transfer })))
