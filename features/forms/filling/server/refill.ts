import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { Riddles } from '../../server/contracts'
import type { FormsStore } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import { refill } from '../wire.legacy'

/** Facts, §4. */
export const refillRoute = (forms: FormsStore, riddles: Riddles) =>
  answer(refill)
    .allow(anyone)
    .with(async ({ id, shown }) => {
      const { form } = await needForm(forms, id)
      const asked = shown === '1' ? riddles.askShown(id, form) : riddles.ask(id, form)
      return asked.captcha || asked.quiz ? asked : []
    })
