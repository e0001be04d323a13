import type { Entry } from '../../../entry'

/** Opens an e-mail in the owner's own mail program; undefined where nobody left an address. */
export const replyLink = ({ reply: { to }, formTitle }: Pick<Entry, 'reply' | 'formTitle'>): string | undefined =>
  to ? `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${formTitle}`)}` : undefined
