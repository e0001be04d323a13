import { permission } from '@frontage/kit/wire/permission'

/** Writing, publishing, sharing and removing pages. */
export const mayEditPages = permission('pages.edit', ['owner', 'editor'])
