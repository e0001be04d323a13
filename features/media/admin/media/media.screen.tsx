import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconPhoto } from '@tabler/icons-react'
import { lazy } from 'react'
import { KEEP } from '../keys'

export const screen: ScreenInfo = { path: '/media', title: 'Media', icon: IconPhoto, order: 18, right: KEEP }
export const Screen = lazy(() => import('./media').then(({ MediaContext }) => ({ default: MediaContext })))
