import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { exactTime } from '@frontage/kit/zone'
import { lazy } from 'react'
import { ageIn } from '../../schedule'
import { getBackups } from '../../wire.admin'

const BackupNews = lazy(() => import('./backup-news').then((module) => ({ default: module.BackupNews })))

export const card = defineCard({
  path: '/backups',
  order: 4,
  right: 'backups.manage',
  news: { queryKey: ['backups'], queryFn: () => send(getBackups, {}) },
  waiting: ({ standing }) => Number(standing !== 'fine'),
  figures: ({ last }) =>
    last ? [{ label: 'Since the last backup', value: ageIn(Date.now() - Date.parse(last.at)), help: exactTime(new Date(last.at)) }] : [],
  isSaid: ({ standing }) => standing !== 'fine',
  Card: BackupNews,
})
