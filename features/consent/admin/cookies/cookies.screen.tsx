import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconCookie } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/site/cookies', title: 'Cookies', icon: IconCookie, order: 60.3, right: 'consent.set' }
export const Screen = lazy(() => import('./cookies').then(({ Cookies }) => ({ default: Cookies })))
