import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconStethoscope } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/status', title: 'Site status', icon: IconStethoscope, order: 85, right: 'status.read' }
export const Screen = lazy(() => import('./status').then(({ Status }) => ({ default: Status })))
