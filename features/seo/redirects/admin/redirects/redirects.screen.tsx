import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { lazy } from 'react'
import { REDIRECT } from '../../../admin/keys'

export const screen: ScreenInfo = { path: '/site/redirects', title: 'Redirects', icon: IconArrowsSplit2, order: 60.2, right: REDIRECT }
export const Screen = lazy(() => import('./redirects').then(({ Redirects }) => ({ default: Redirects })))
