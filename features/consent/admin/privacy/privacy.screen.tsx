import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconUserShield } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/privacy', title: 'Privacy requests', icon: IconUserShield, order: 83, right: 'privacy.handle' }
export const Screen = lazy(() => import('./privacy').then(({ Privacy }) => ({ default: Privacy })))
