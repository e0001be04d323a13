import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconDatabaseExport } from '@tabler/icons-react'
import { lazy } from 'react'

export const screen: ScreenInfo = { path: '/backups', title: 'Backups', icon: IconDatabaseExport, order: 86, right: 'backups.manage' }
export const Screen = lazy(() => import('./backups').then(({ BackupsScreen }) => ({ default: BackupsScreen })))
