import { views } from 'virtual:islands'
import { closeFollowedPopovers } from '@frontage/kit/island/popover.client'
import { wakeIslands } from '@frontage/kit/island/wake.client'

closeFollowedPopovers()
wakeIslands(views, () => import('@frontage/kit/island/mount.client'))
