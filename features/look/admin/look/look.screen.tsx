import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconPalette } from '@tabler/icons-react'
import { lazy } from 'react'
import { DRESS } from '../keys'

export const screen: ScreenInfo = { path: '/look', title: 'Theme', icon: IconPalette, order: 19, right: DRESS }
export const Screen = lazy(() => import('./look').then(({ LookScreen }) => ({ default: LookScreen })))
