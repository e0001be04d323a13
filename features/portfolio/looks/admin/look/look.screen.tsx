import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../../../admin/keys'

export const screen: ScreenInfo = {
  path: '/portfolio/look',
  title: 'Portfolio displays',
  icon: IconLayoutDashboard,
  order: 17.2,
  right: EDIT,
}
export const Screen = lazy(() => import('./look').then(({ Look }) => ({ default: Look })))
