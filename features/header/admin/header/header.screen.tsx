import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconLayoutNavbar } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../keys'

export const screen: ScreenInfo = { path: '/pages/header', title: 'Header & menu', icon: IconLayoutNavbar, order: 15.2, right: EDIT }
export const Screen = lazy(() => import('./header').then(({ HeaderScreen }) => ({ default: HeaderScreen })))
