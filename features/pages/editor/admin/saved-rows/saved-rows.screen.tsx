import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconStack2 } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../../../admin/page-keys'

export const screen: ScreenInfo = { path: '/pages/rows', title: 'Saved rows', icon: IconStack2, order: 15.1, right: EDIT }
export const Screen = lazy(() => import('./saved-rows').then(({ SavedRows }) => ({ default: SavedRows })))
