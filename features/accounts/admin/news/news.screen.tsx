import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/whats-new', title: 'What’s new', order: 96, right: 'accounts.own', isApart: true }
export const Screen = lazy(() => import('./news-screen').then(({ NewsScreen }) => ({ default: NewsScreen })))
