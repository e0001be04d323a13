import { permission } from '@frontage/kit/wire/permission'

/** Putting a whole site in the place of this one. */
export const mayMoveSite = permission('site.move', ['owner'])
