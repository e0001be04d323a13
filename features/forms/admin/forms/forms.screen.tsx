import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconClipboardText } from '@tabler/icons-react'
import { lazy } from 'react'
import { BUILD } from '../keys'

export const screen: ScreenInfo = { path: '/forms', title: 'Contact forms', icon: IconClipboardText, order: 16, right: BUILD }
export const Screen = lazy(() => import('../index').then(({ Forms }) => ({ default: Forms })))
