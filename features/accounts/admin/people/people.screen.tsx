import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconUsers } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/people', title: 'People', icon: IconUsers, order: 80, right: 'accounts.manage' }
export const Screen = lazy(() => import('./people').then(({ People }) => ({ default: People })))
