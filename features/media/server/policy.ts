import { permission } from '@frontage/kit/wire/permission'

/** Keeping, describing and removing pictures. */
export const mayKeepMedia = permission('media.keep', ['owner', 'editor'])
