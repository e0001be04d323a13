import { type Clock, todayAt } from '@frontage/kit/clock'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import * as v from 'valibot'
import { type ContactForm, type PublicForm, publicFormShape } from '../../form'
import { messages } from '../../messages.checks'
import type { Riddles } from '../../server/contracts'
import type { FormsStore } from '../../server/forms.store'
import { spokenForm } from '../../server/spoken-form'
import { getContactForm } from '../wire'
import { schemaOf } from './schema'

/** Neither recipients nor secrets nor the answers of quizzes leave the server. */
export const shown = (form: ContactForm): PublicForm => ({
  ...v.parse(publicFormShape, form),
  steps: form.steps.map((step) => ({ ...step, fields: step.fields.map((field) => ({ ...field, quiz: [] })) })),
})

/** A form as pages show it. It is the same for every visitor: what counts once is asked for when it is filled in. */
export const getContactFormRoute = (forms: FormsStore, riddles: Riddles, clock: Clock) =>
  answer(getContactForm)
    .allow(anyone)
    .with(async ({ form: id, definition: inline }) => {
      const known = id ? (await forms.find(id))?.form : inline
      if (!known) throw new Refusal('form-gone', id ? messages.formGone : messages.formMissing, { status: 404, field: 'form' })
      const form = spokenForm(known)
      return { form: id, definition: shown(form), schema: schemaOf(form, todayAt(clock.now())), ...riddles.show(form) }
    })
