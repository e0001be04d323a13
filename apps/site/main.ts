import { views } from 'virtual:islands'
import { bringMissing, closeFollowedPopovers } from '@frontage/kit/island/popover.client'
import { wakeIslands } from '@frontage/kit/island/wake.client'

/** Wakes the islands of the page, or of what was put into it later. What could not be drawn is named for whoever looks after the page. */
export const wake = (within: ParentNode = document): void => {
  wakeIslands(views, () => import('@frontage/kit/island/mount.client'), within)
  for (const { dataset } of within.querySelectorAll<HTMLElement>('[data-fault]')) console.error(dataset.fault)
}

void bringMissing().catch((reason: unknown) => console.error('older browser', reason))
closeFollowedPopovers()
wake()
