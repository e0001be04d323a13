import { defineCard } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { type FirstSteps, getFirstSteps } from '../../wire.first-steps'
import { firstStepsKey, SET_UP } from '../keys'
import { SiteHome } from './site-home'

export const card = defineCard<FirstSteps>({
  path: '/setup',
  order: 0,
  right: SET_UP,
  isLead: true,
  news: { queryKey: firstStepsKey, queryFn: () => send(getFirstSteps, {}) },
  waiting: ({ isOpen }) => Number(!isOpen),
  Card: SiteHome,
})
