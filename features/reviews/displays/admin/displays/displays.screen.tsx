import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconLayoutGrid } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/reviews/displays', title: 'Displays', icon: IconLayoutGrid, order: 11, right: 'reviews.design' }
export const Screen = lazy(() => import('./displays').then(({ DisplayList }) => ({ default: DisplayList })))
