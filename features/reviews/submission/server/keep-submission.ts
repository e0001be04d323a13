import type { Tools } from '@frontage/kit/feature.server'
import { say } from '@frontage/kit/say'
import type { Upload } from '@frontage/kit/wire/upload'
import type { FieldName, ReviewForm } from '../../review-form'
import { MOST_PHOTOS } from '../../spec'
import { submissionMessages as words } from '../messages.sent'
import type { Sent } from '../wire'
import { InvalidReview, type Written } from './form-rules'
import { mailsAbout } from './new-review-mail'
import type { ReviewPictures } from './review-pictures'
import type { SpamSignal } from './spam-signal'
import type { SubmissionKeys, SubmissionsStore } from './submissions.store'
import { submittedRecord } from './submitted-record'

type Submission = {
  readonly form: ReviewForm
  readonly sent: Sent
  readonly written: Written
  readonly marks: SubmissionKeys
  readonly doubt: SpamSignal
  /** The visitor's internet address; empty unless the form keeps it. */
  readonly address: string
}
export type KeepSubmission = (submission: Submission) => Promise<void>

type Needs = Pick<Tools, 'db' | 'clock' | 'events' | 'outbox' | 'publicUrl' | 'registry' | 'site'> & {
  readonly submissions: SubmissionsStore
  readonly pictures: ReviewPictures
}

/** Keeps the pictures, then review, marks and letters in one transaction. When anything fails, nothing of it stays. */
export const createKeepSubmission = ({
  db,
  clock,
  events,
  outbox,
  publicUrl,
  registry,
  site,
  submissions,
  pictures,
}: Needs): KeepSubmission =>
  async function keepSubmission({ form, sent, written, marks, doubt, address }) {
    const kept: string[] = []
    const note = async (address: Promise<string>): Promise<string> => {
      kept.push(await address)
      return address
    }
    try {
      const [avatar] = uploadsFor(form, 'review_avatar', sent.wprevpro_review_avatar)
      const photos = uploadsFor(form, 'review_media', sent.wprevpro_review_media)
      if (photos.length > MOST_PHOTOS) throw new InvalidReview(words.tooManyPhotos, 'review_media')
      const files = { avatar: avatar ? await note(pictures.keepAvatar(avatar)) : '', photos: [] as string[] }
      for (const photo of photos) files.photos.push(await note(pictures.keepPhoto(photo)))
      const now = clock.now().toISOString()
      const around = { publicUrl, owner: (await site.read('owner-mail')) ?? '', languageOf: await registry.mailLanguages() }
      const { record, isSpam } = submittedRecord({ form, sent, written, doubt, address, files, now })
      await db.transaction().execute(async (trx) => {
        const id = await submissions.keep(record, marks, now, trx)
        await events.tell(record.status === 'published' ? 'reviews.added' : 'reviews.received', trx)
        if (isSpam) return
        for (const mail of mailsAbout(form, written, around)) await outbox.add({ ...mail, about: `review:${id}` }, trx)
      })
    } catch (reason) {
      await pictures.forget(kept)
      throw reason
    }
  }

/** Only what the form asks for; a file that it needs has to be there. */
function uploadsFor({ fields }: ReviewForm, name: FieldName, sent: Upload | Upload[] | '' | undefined): Upload[] {
  const field = fields.find((candidate) => candidate.name === name && !candidate.hidden)
  const uploads = field && sent ? [sent].flat() : []
  if (field?.required && !uploads.length) throw new InvalidReview(say(words.missing, { label: field.label }), name)
  return uploads
}
