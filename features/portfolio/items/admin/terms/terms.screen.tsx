import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconTags } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/portfolio/terms', title: 'Categories', icon: IconTags, order: 17.1, right: EDIT }
export const Screen = lazy(() => import('./terms').then(({ Terms }) => ({ default: Terms })))
