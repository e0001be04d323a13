import { TOP_AFTER, TOP_BEYOND } from './spec'

/** How far a page is scrolled when its top is far: 300 pixels, or the height of a header and 100. */
export const topIsFarAfter = (headerHeight?: number): number => (headerHeight ? headerHeight + TOP_BEYOND : TOP_AFTER)
