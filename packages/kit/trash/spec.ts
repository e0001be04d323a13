/** Days for which something that was removed can be restored; then it is deleted for good. */
export const TRASH_DAYS = 30
