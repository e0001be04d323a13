/** What an owner's list of pages is parted into. A scheduled page stands in the drawer of its state as well. */
export const drawers = ['all', 'published', 'changed', 'draft', 'scheduled', 'removed'] as const
export type Drawer = (typeof drawers)[number]

/** Pages that are listed at first, and how many more come each time. */
export const PER_PAGE = 50
