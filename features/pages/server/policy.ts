import { permission } from '@frontage/kit/wire/permission'

/** Writing, publishing, sharing and removing pages. */
export const mayEditPages = permission('pages.edit', ['owner', 'editor'])
/** Taking the whole site out, or putting another one in its place. */
export const mayMoveSite = permission('site.move', ['owner'])
