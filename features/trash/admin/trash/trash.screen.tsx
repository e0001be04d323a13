import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconTrash } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/trash', title: 'Trash', icon: IconTrash, order: 85, right: 'trash.use' }
export const Screen = lazy(() => import('./trash').then(({ Trash }) => ({ default: Trash })))
