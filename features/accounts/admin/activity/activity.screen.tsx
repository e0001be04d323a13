import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconHistory } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/activity', title: 'Activity', icon: IconHistory, order: 90, right: 'audit.read' }
export const Screen = lazy(() => import('./activity').then(({ Activity }) => ({ default: Activity })))
