import { slugOf } from '@frontage/kit/slug'
import type { PostInFile } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'

/** How posts are called that have no number. */
export const NAMELESS = 'file-'

/** A post of a plugin's own export as one of WordPress's. Without a number it is known by its title. */
export const itemInFile = (type: string, { id, title, content }: PostInFile): WxrItem => ({
  ...{ id: id || `${NAMELESS}${slugOf(title) || 'untitled'}`, type, title, content },
  ...{ status: 'publish', slug: '', link: '', guid: '', date: '', modified: '', excerpt: '', parent: '', order: 0 },
  ...{ password: '', author: '', fileUrl: '', terms: [], meta: new Map() },
})
