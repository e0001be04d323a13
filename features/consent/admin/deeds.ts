import type { Deeds } from '@frontage/kit/admin/screen'

/** Lines of the audit log, behind the name of whoever did it. */
export const deeds: Deeds = { 'consent.change': () => 'changed the cookie settings' }
