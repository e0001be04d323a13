import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazyPart } from '@frontage/parts/admin/lazy-part'
import { getRoom } from '../../wire.room'
import { KEEP } from '../keys'

const RoomNews = lazyPart(() => import('./room-news').then(({ RoomNews }) => RoomNews))

export const card = defineCard({
  path: '/media',
  order: 1,
  right: KEEP,
  news: { queryKey: ['media', 'room'], queryFn: () => send(getRoom, {}) },
  waiting: ({ lack, isSoon }) => Number(lack !== '' || isSoon),
  isSaid: ({ lack, isSoon }) => lack !== '' || isSoon,
  Card: RoomNews,
})
