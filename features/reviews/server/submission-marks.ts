import { hashOf } from '@frontage/kit/keyed-hash.server'
import type { ReviewForm } from '../review-form'
import type { Written } from './form-rules'
import type { Marks } from './submissions.store'
import type { Sent } from './submit'
import { postOf, unbridOf } from './visitor-text'

/** What makes a submission known when it comes again: its ticket, its number, its person, its words. */
export function marksOf(keys: readonly string[], { once }: Pick<ReviewForm, 'once'>, sent: Sent, written: Written): Marks {
  const form = String(sent.wprevpro_fid)
  const post = postOf(sent.wprev_postid)
  const unbrid = unbridOf(sent.wprev_unique_id) ?? unbridOf(sent.unbrid)
  const { email, rating, title, text, reviewer } = written
  const place = once === 'post' ? [form, post] : [form]
  return {
    form_id: sent.wprevpro_fid,
    ticket_key: sent.wpfb_nonce ? hashOf(keys, 'ticket', sent.wpfb_nonce, form, post) : null,
    unbrid_key: unbrid ? unbridKey(keys, unbrid) : null,
    once_key: once && email ? hashOf(keys, 'once', ...place, email.toLowerCase()) : null,
    content_key: hashOf(keys, 'content', form, post, String(rating ?? 0), title, text, reviewer, email),
  }
}

export const unbridKey = (keys: readonly string[], unbrid: string): string => hashOf(keys, 'unbrid', unbrid)
