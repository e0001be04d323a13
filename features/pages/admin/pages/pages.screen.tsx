import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconFiles } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../page-keys'

export const screen: ScreenInfo = {
  ...{ path: '/pages', title: 'Pages', icon: IconFiles, order: 15, right: EDIT },
  /** One page: its editor. */
  wantsRoom: (search) => search.has('page'),
}
export const Screen = lazy(() => import('../index').then(({ Pages }) => ({ default: Pages })))
