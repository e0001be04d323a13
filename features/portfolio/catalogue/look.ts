import type { Attributes } from '../block'

/** Whether pictures scroll in a square grid. */
export const isGrid = ({ thumbnailHoverStyle }: Pick<Attributes, 'thumbnailHoverStyle'>): boolean => thumbnailHoverStyle === 'style-1'
