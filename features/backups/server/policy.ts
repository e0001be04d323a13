import { permission } from '@frontage/kit/wire/permission'

/** Backups hold everything, secrets too. */
export const mayManageBackups = permission('backups.manage', ['owner'])
