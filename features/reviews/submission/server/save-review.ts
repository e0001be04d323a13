import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { parse } from 'valibot'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { submissionMessages as words } from '../messages.sent'
import { saveReview } from '../wire'
import { failed, type Submit } from './submit'

const { wprevpro_fid: formNumber } = saveReview.request.entries

/** A form that is named before its pictures and does not exist is answered before they are read. */
export const saveReviewRoute = (submit: Submit, widgets: WidgetsStore) =>
  answer(saveReview)
    .allow(anyone)
    .beforeFiles(async ({ wprevpro_fid }) => {
      const form = parse(formNumber, wprevpro_fid)
      return !form || (await widgets.settings('form', form)) ? undefined : failed(words.notSaved)
    })
    .with((sent, { bucket }) => submit(sent, bucket))
