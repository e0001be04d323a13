import type { ScreenInfo } from '@frontage/kit/admin/screen'
import { IconLanguage } from '@tabler/icons-react'
import { lazy } from 'react'
import { WORD } from '../keys'

export const screen: ScreenInfo = { path: '/site/words', title: 'Site texts', icon: IconLanguage, order: 60.05, right: WORD }
export const Screen = lazy(() => import('./words').then(({ WordsScreen }) => ({ default: WordsScreen })))
