import { TIME_ZONE } from '../../spec'

const known = new Set([TIME_ZONE, 'UTC', ...Intl.supportedValuesOf('timeZone')])

/** Zones by their places, those of one part of the world together; that of these islands first. */
export const timeZones = [...known].map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))
