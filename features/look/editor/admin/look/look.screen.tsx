import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconPalette } from '@tabler/icons-react'
import { lazy } from 'react'
import { CHANGE_LOOK } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/look', title: 'Theme', icon: IconPalette, order: 19, right: CHANGE_LOOK }
export const Screen = lazy(() => import('./look').then(({ LookScreen }) => ({ default: LookScreen })))
