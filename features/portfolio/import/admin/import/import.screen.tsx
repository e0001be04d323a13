import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconFileImport } from '@tabler/icons-react'
import { lazy } from 'react'
import { IMPORT } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/portfolio/import', title: 'Portfolio import', icon: IconFileImport, order: 17.3, right: IMPORT }
export const Screen = lazy(() => import('./import').then(({ Import }) => ({ default: Import })))
