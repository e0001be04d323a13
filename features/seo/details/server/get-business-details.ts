import type { Tools } from '@frontage/kit/feature.server'
import { placeNow } from '@frontage/kit/say'
import { answer } from '@frontage/kit/wire/answer.server'
import type { Business } from '../../business'
import { mayReadBusiness } from '../../server/policy'
import type { SeoSettings } from '../../server/settings'
import { addressLines } from '../address-lines'
import { getBusinessDetails } from '../wire'

/** How and when the business is reached, from its details: pages that show it change with them. */
export const businessDetailsRoute = (settings: SeoSettings, { clock }: Pick<Tools, 'clock'>) =>
  answer(getBusinessDetails)
    .allow(mayReadBusiness)
    .with(async () => {
      const business = await settings.business()
      const { hours, exceptions, phone, email, street } = business
      const address = addressLines(business, placeNow().language)
      const name = business.name || (await settings.siteName())
      return { now: clock.now().toISOString(), hours, exceptions, name, street, address, place: placeOf(business, address), phone, email }
    })

/** A street is found by its address; without one the point on the map is more exact. */
function placeOf({ geo, street }: Business, address: readonly string[]): string {
  return geo && !street ? `${geo.latitude},${geo.longitude}` : address.join(', ')
}
