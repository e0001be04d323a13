import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { getBackups } from '../../wire.admin'
import { BackupNews } from './backup-news'

export const card = defineCard({
  path: '/backups',
  order: 4,
  right: 'backups.manage',
  news: { queryKey: ['backups'], queryFn: () => send(getBackups, {}) },
  waiting: ({ standing }) => Number(standing !== 'fine'),
  Card: BackupNews,
})
