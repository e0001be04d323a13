import { permission } from '@frontage/kit/wire/permission'

/** Changing how the whole site looks. */
export const mayDress = permission('look.change', ['owner', 'editor'])
