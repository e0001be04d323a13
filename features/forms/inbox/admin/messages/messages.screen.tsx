import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconInbox } from '@tabler/icons-react'
import { lazy } from 'react'
import { READ } from '../keys'

export const screen: ScreenInfo = { path: '/messages', title: 'Messages', icon: IconInbox, order: 5, right: READ, isAtHand: true }
export const Screen = lazy(() => import('./inbox').then(({ InboxScreen }) => ({ default: InboxScreen })))
