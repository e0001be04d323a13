import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconBriefcase } from '@tabler/icons-react'
import { lazy } from 'react'
import { EDIT } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/portfolio', title: 'Portfolio', icon: IconBriefcase, order: 17, right: EDIT, isAtHand: true }
export const Screen = lazy(() => import('./items').then(({ ItemsScreen }) => ({ default: ItemsScreen })))
