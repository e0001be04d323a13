import { permission } from '@frontage/kit/wire/permission'

/** Setting up what stands above and below every page. */
export const mayFrame = permission('frame.edit', ['owner', 'editor'])
