import { permission, roles } from '@frontage/kit/wire/permission'

/** Everybody who is signed in may look after their own account. */
export const mayUseOwnAccount = permission('accounts.own', roles)
export const mayManageAccounts = permission('accounts.manage', ['owner'])
export const mayReadAudit = permission('audit.read', ['owner'])
