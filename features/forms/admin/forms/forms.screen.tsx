import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconForms } from '@tabler/icons-react'
import { lazy } from 'react'
import { BUILD } from '../keys'

export const screen: ScreenInfo = { path: '/forms', title: 'Contact forms', icon: IconForms, order: 16, right: BUILD }
export const Screen = lazy(() => import('./forms').then(({ Forms }) => ({ default: Forms })))
