const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** Zones by their places, those of one part of the world together. */
export const timeZones = [...known].map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))
