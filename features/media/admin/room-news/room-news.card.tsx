import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { lazy } from 'react'
import { getRoom } from '../../wire.room'
import { KEEP } from '../keys'

const RoomNews = lazy(() => import('./room-news').then((module) => ({ default: module.RoomNews })))

export const card = defineCard({
  path: '/media',
  order: 1,
  right: KEEP,
  news: { queryKey: ['media', 'room'], queryFn: () => send(getRoom, {}) },
  waiting: ({ lack, isSoon }) => Number(lack !== '' || isSoon),
  isSaid: ({ lack, isSoon }) => lack !== '' || isSoon,
  Card: RoomNews,
})
