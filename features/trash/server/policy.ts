import { permission } from '@frontage/kit/wire/permission'

/** Opening the trash. What somebody finds there is what they may remove. */
export const mayUseTrash = permission('trash.use', ['owner', 'editor'])
