import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { townLine } from '../town'
import { getOpening } from '../wire'
import { readAnswers } from './answers'
import { factsOf } from './facts'
import { openLines } from './pages/hours-text'
import type { SetupDesk } from './setup-desk'

/** What the page before the opening shows. The address with which its owner signs in is never among it. */
export const getOpeningRoute = (desk: SetupDesk) =>
  answer(getOpening)
    .allow(anyone)
    .with(async () => {
      const answered = await readAnswers(desk, await desk.registry.look())
      const { name, phone, email, street, city, postcode, week, isByAppointment, language } = factsOf(answered)
      const isAnswered = answered.steps.has('place')
      const town = townLine({ city, postcode }, language)
      const hours = week ? openLines(week, language) : []
      return { name, phone, email: isAnswered ? email : '', street, town, hours, isByAppointment }
    })
