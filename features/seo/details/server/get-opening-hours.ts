import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { mayReadBusiness } from '../../server/policy'
import type { SeoSettings } from '../../server/settings'
import { getOpeningHours } from '../wire'

/** When the business is open, and what time it is here. */
export const openingHoursRoute = (settings: SeoSettings, { clock }: Pick<Tools, 'clock'>) =>
  answer(getOpeningHours)
    .allow(mayReadBusiness)
    .with(async () => {
      const { hours, exceptions } = await settings.business()
      return { now: clock.now().toISOString(), hours, exceptions }
    })
