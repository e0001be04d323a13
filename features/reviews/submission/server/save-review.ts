import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { saveReview } from '../wire'
import type { Submit } from './submit'

export const saveReviewRoute = (submit: Submit) =>
  answer(saveReview)
    .allow(anyone)
    .with((sent, { bucket }) => submit(sent, bucket))
