import { mapAddress } from '@frontage/kit/map-address'
import { callAddress } from '@frontage/kit/phones'
import { detailsMessages as words } from './messages.details'
import { openFact } from './open-fact'
import type { DetailsAnswer } from './wire'

type Fact = { readonly title: string; readonly text: string; readonly href?: string }
type Shown = { readonly call: boolean; readonly visit: boolean; readonly open: boolean }

/** What is known of the business, in the order in which people ask for it. */
export function factsOf(details: DetailsAnswer, { call, visit, open }: Shown): Fact[] {
  const { phone, street, place } = details
  const when = open && openFact(details)
  return [
    ...(call && phone ? [{ title: words.call, text: phone, href: callAddress(phone) }] : []),
    ...(visit && street ? [{ title: words.visit, text: street, href: mapAddress(place) }] : []),
    ...(when ? [when] : []),
  ]
}
