import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { listMails } from '../../wire.admin'

const MailNews = lazyPart(() => import('./mail-news').then(({ MailNews }) => MailNews))

export const card = defineCard({
  path: '/mails',
  order: 20,
  right: 'mail.read',
  news: { queryKey: ['mails', 'news'], queryFn: () => send(listMails, {}) },
  waiting: ({ dead, standing }) => dead + Number(standing?.until === ''),
  isUrgent: ({ standing }) => standing?.until === '',
  isSaid: ({ dead, standing, carrier }) => dead > 0 || standing !== null || carrier === 'folder',
  Card: MailNews,
})
