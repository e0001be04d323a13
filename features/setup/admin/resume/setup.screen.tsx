import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { lazy } from 'react'
import { titles } from '../../messages.titles'
import { SET_UP } from '../keys'

export const screen: ScreenInfo = {
  ...{ path: '/setup', title: titles.title, order: 91, right: SET_UP },
  ...{ isApart: true, isWhole: true },
}
export const Screen = lazy(() => import('./resume').then(({ Resume }) => ({ default: Resume })))
