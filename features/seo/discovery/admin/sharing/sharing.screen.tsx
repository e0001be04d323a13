import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconWorldSearch } from '@tabler/icons-react'
import { lazy } from 'react'
import { SET } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/site/sharing', title: 'Search & sharing', icon: IconWorldSearch, order: 60.1, right: SET }
export const Screen = lazy(() => import('./sharing').then(({ SharingScreen }) => ({ default: SharingScreen })))
