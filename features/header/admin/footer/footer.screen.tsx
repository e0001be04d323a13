import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconLayoutBottombar } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../keys'

export const screen: ScreenInfo = { path: '/pages/footer', title: 'Footer', icon: IconLayoutBottombar, order: 15.3, right: EDIT }
export const Screen = lazy(() => import('./footer').then(({ FooterScreen }) => ({ default: FooterScreen })))
