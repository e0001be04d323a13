import type { Labels } from '@frontage/parts/admin/use-conflict'
import type { Business } from '../../../business'
import { days } from '../../../hours'
import { dayNames, kindNames, messages } from '../../messages.admin'
import { countries } from './countries'

/** The lines of an address. */
export const placeLines = [
  ['street', 'Street and number'],
  ['suburb', 'Suburb'],
  ['city', 'Town or city'],
  ['region', 'Region'],
  ['postcode', 'Postcode'],
] as const satisfies readonly (readonly [keyof Business, string])[]

/** What the screen calls each detail, where two versions are compared. */
export const businessLabels = (): Labels => ({
  ...{
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    priceRange: messages.business.priceRange,
    profiles: 'Links to your profiles',
    exceptions: 'Exception',
  },
  ...Object.fromEntries(placeLines),
  kind: { label: 'Type of business', values: kindNames },
  country: { label: 'Country', values: Object.fromEntries(countries().map(({ value, label }) => [value, label])) },
  ...{ 'geo.latitude': 'Latitude', 'geo.longitude': 'Longitude', geo: 'Position on the map' },
  hours: 'Opening hours',
  ...Object.fromEntries(days.map((day) => [`hours.${day}`, `Opening hours, ${dayNames[day]},`])),
})
