import { wakeIslands } from '@frontage/kit/island/wake.client'
import { views } from 'virtual:islands'

wakeIslands(views, () => import('@frontage/kit/island/mount.client'))
