import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Status } from '../../review'
import type { ReviewForm } from '../../review-form'
import { recordOf } from '../../server/new-review'
import type { ReviewTable } from '../../server/store/reviews.tables'
import type { Sent } from '../wire'
import { postOf, tagOf } from './carried-text'
import type { Written } from './form-rules'
import { isSpam, type SpamSignal } from './spam-signal'

type Submitted = {
  readonly form: ReviewForm
  readonly sent: Sent
  readonly written: Written
  readonly doubt: SpamSignal
  readonly address: string
  readonly files: { readonly avatar: string; readonly photos: readonly string[] }
  readonly now: string
}

/** The record of a review that came in through a form: where it stands and where it is from is said here, by nobody else. */
export function submittedRecord({ form, sent, written, doubt, address, files, now }: Submitted) {
  const { consent, page, ...rest } = written
  const post = postOf(sent.wprev_postid)
  const tag = tagOf(sent.wprev_urltag)
  const record: Insertable<ReviewTable> = {
    ...recordOf(
      {
        ...rest,
        uniqueId: '',
        createdAt: now,
        source: 'Submitted',
        status: statusOf(form, doubt),
        sample: false,
        tags: [...new Set([...form.tags, ...(tag ? [tag] : [])])],
        posts: post ? [post] : [],
        photos: files.photos,
        pageId: page?.id ?? 'submitted',
        ...(page && { sourceName: page.name }),
      },
      now,
    ),
    userpiclocal: files.avatar,
    consent: consent ? 'yes' : '',
    meta_data: JSON.stringify({
      form: sent.wprevpro_fid,
      ...(doubt && { doubt }),
      ...(address && { ip: address }),
      ...(consent && { consent: { text: form.texts.consent, version: versionOf(form.texts.consent), at: now } }),
    }),
  }
  return { record, isSpam: isSpam(doubt) }
}

const statusOf = ({ publishAtOnce }: ReviewForm, doubt: SpamSignal): Status => {
  if (isSpam(doubt)) return 'spam'
  return publishAtOnce && !doubt ? 'published' : 'pending'
}

/** Of two wordings it can be said whether they were the same. */
const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
