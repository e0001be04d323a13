import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconMail } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/mails', title: 'E-mails', icon: IconMail, order: 70, right: 'mail.read' }
export const Screen = lazy(() => import('./mails').then(({ Mails }) => ({ default: Mails })))
