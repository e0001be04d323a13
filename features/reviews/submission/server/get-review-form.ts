import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { given } from '../../given'
import { messages } from '../../messages'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { firstForm } from '../../standard-form'
import { getReviewForm } from '../wire.form'
import { spokenForm } from './spoken-form'

/** A form as visitors may know it: nobody learns who gets a mail about it. */
export const getReviewFormRoute = (widgets: WidgetsStore) =>
  answer(getReviewForm)
    .allow(anyone)
    .with(async ({ form, definition: inline, otherwise }) => {
      const definition = form ? await widgets.settings('form', form) : (inline ?? firstForm)
      if (!definition) throw new Refusal('form-gone', messages.formGone, { status: 404, field: 'form' })
      return { form, definition: { ...spokenForm(definition), ...given(otherwise) } }
    })
