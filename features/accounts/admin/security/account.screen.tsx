import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/account', title: 'Sign-in & security', order: 95, right: 'accounts.own', isApart: true }
export const Screen = lazy(() => import('./security-screen').then(({ SecurityScreen }) => ({ default: SecurityScreen })))
