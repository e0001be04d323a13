import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconPackageExport } from '@tabler/icons-react'
import { lazy } from 'react'
import { MOVE } from '../../../admin/page-keys'

export const screen: ScreenInfo = { path: '/site/move', title: 'Export and import', icon: IconPackageExport, order: 60.4, right: MOVE }
export const Screen = lazy(() => import('./move').then(({ Move }) => ({ default: Move })))
