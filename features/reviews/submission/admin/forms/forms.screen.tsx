import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconForms } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/reviews/forms', title: 'Review forms', icon: IconForms, order: 12, right: 'reviews.design' }
export const Screen = lazy(() => import('./forms').then(({ Forms }) => ({ default: Forms })))
