import { hashOf } from '@frontage/kit/keyed-hash.server'
import type { ReviewForm } from '../../review-form'
import { SAME_WITHIN } from '../../spec'
import type { Sent } from '../wire'
import { postOf, unbridOf } from './carried-text'
import type { Written } from './form-rules'
import type { SubmissionKeys } from './submissions.store'

type Asked = Pick<ReviewForm, 'once'> & { readonly keys: readonly string[]; readonly now: Date }

/**
 * What makes a submission known when it comes again: its ticket with everything that it says, its number, its person, its
 * content. Where no script fetched a ticket, the moment stands for it, so that two presses at once are one submission.
 */
export function marksOf({ keys, once, now }: Asked, sent: Sent, written: Written): SubmissionKeys {
  const form = String(sent.wprevpro_fid)
  const unbrid = unbridOf(sent.wprev_unique_id) ?? unbridOf(sent.unbrid)
  const place = once === 'post' ? [form, postOf(sent.wprev_postid)] : [form]
  const content = hashOf(keys, 'content', form, postOf(sent.wprev_postid), ...partsOf(sent, written))
  const ticket = sent.wpfb_nonce || String(Math.floor(now.getTime() / SAME_WITHIN))
  return {
    form_id: sent.wprevpro_fid,
    ticket_key: hashOf(keys, 'ticket', ticket, content),
    unbrid_key: unbrid ? unbridKey(keys, unbrid) : null,
    once_key: once && written.email ? hashOf(keys, 'once', ...place, written.email.toLowerCase()) : null,
    content_key: content,
  }
}

/** Everything that was filled in, files by their bytes. */
function partsOf({ wprevpro_review_avatar: avatar, wprevpro_review_media: photos }: Sent, written: Written): string[] {
  const { page, ...texts } = written
  const files = [avatar, photos].map((uploads) => [uploads || []].flat().map(({ hash }) => hash))
  return [JSON.stringify([texts, page?.id, files])]
}

export const unbridKey = (keys: readonly string[], unbrid: string): string => hashOf(keys, 'unbrid', unbrid)
