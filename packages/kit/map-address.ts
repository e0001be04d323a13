/** The site that maps come from, as people call it. */
export const MAPS_HOST = 'Google Maps'

/** Where a place, an address or coordinates, is shown on a map. */
export const mapAddress = (place: string): string => `https://www.google.com/maps?q=${encodeURIComponent(place)}`
