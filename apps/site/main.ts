import { views } from 'virtual:islands'
import { closeFollowedPopovers } from '@frontage/kit/island/popover.client'
import { wakeIslands } from '@frontage/kit/island/wake.client'

/** Wakes the islands of the page, or of what was put into it later. */
export const wake = (within?: ParentNode): void => wakeIslands(views, () => import('@frontage/kit/island/mount.client'), within)

closeFollowedPopovers()
wake()
