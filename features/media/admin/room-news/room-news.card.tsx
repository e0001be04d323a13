import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { getRoom } from '../../wire.admin'
import { KEEP } from '../keys'
import { RoomNews } from './room-news'

export const card = defineCard({
  path: '/media',
  order: 1,
  right: KEEP,
  news: { queryKey: ['media', 'room'], queryFn: () => send(getRoom, {}) },
  waiting: ({ lack, isSoon }) => Number(lack !== '' || isSoon),
  Card: RoomNews,
})
