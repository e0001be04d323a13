import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { listMails } from '../../wire.admin'
import { MailNews } from './mail-news'

export const card = defineCard({
  path: '/mails',
  order: 20,
  right: 'mail.read',
  news: { queryKey: ['mails', 'news'], queryFn: () => send(listMails, {}) },
  waiting: ({ dead, standing }) => dead + Number(standing?.until === ''),
  isUrgent: ({ standing }) => standing?.until === '',
  Card: MailNews,
})
