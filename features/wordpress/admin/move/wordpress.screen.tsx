import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconFileImport } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = {
  path: '/site/wordpress',
  title: 'From WordPress',
  icon: IconFileImport,
  order: 60.5,
  right: 'site.move',
}
export const Screen = lazy(() => import('./move-screen').then(({ MoveScreen }) => ({ default: MoveScreen })))
