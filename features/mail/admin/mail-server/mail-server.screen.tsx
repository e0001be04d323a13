import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/mails/server', title: 'Mail server', order: 71, isApart: true, right: 'mail.set-server' }
export const Screen = lazy(() => import('./mail-server').then(({ MailServerScreen }) => ({ default: MailServerScreen })))
