import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconBuildingStore } from '@tabler/icons-react'
import { lazy } from 'react'
import { SET } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/site', title: 'Business & site', icon: IconBuildingStore, order: 60, right: SET }
export const Screen = lazy(() => import('./business').then(({ BusinessDetails }) => ({ default: BusinessDetails })))
