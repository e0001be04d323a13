import { type Clock, todayAt } from '@frontage/kit/clock'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { FormsStore } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import { getSchema } from '../wire.legacy'
import { schemaOf } from './schema'

/** Facts, §2. */
export const getSchemaRoute = (forms: FormsStore, clock: Clock) =>
  answer(getSchema)
    .allow(anyone)
    .with(async ({ id }) => schemaOf((await needForm(forms, id)).form, todayAt(clock.now())))
