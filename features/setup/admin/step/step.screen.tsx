import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { lazy } from 'react'
import { titles } from '../../messages.titles'
import { stepAt } from '../../spec'
import { SET_UP } from '../keys'

const titleAt = (path: string): string => {
  const step = stepAt(path)
  return step ? titles.windowTitle(titles.steps[step]) : titles.title
}

/** Each step has an address and a title of its own, in one screen: the preview beside them stays. */
export const screen: ScreenInfo = {
  ...{ path: '/setup/$step', title: titles.title, titleAt, order: 90, right: SET_UP },
  ...{ isApart: true, isWhole: true },
}
export const Screen = lazy(() => import('../assistant/assistant').then(({ Assistant }) => ({ default: Assistant })))
