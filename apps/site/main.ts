import { views } from 'virtual:islands'
import { wakeIslands } from '@frontage/kit/island/wake.client'

wakeIslands(views, () => import('@frontage/kit/island/mount.client'))
