import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { exactTime } from '@frontage/kit/zone'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { ageIn } from '../../schedule'
import { getBackups } from '../../wire.admin'

const BackupNews = lazyPart(() => import('./backup-news').then(({ BackupNews }) => BackupNews))

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
