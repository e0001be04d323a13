import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { QUARANTINE_DAYS } from '../../../spec'

const DAY = 86_400_000

/** Whether a post is spam that would be deleted at once here. `status`: that of spam. */
export const isOldSpam =
  (status: string, now: Date) =>
  (post: Pick<WxrItem, 'status' | 'date'>): boolean =>
    post.status === status && now.getTime() - Date.parse(post.date || '2000-01-01') > QUARANTINE_DAYS * DAY
