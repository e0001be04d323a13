import { texts } from '@frontage/kit/texts'

/** Business details. What visitors read beside what the business details say. */
export const detailsMessages = texts('seo.details', {
  /** Above the phone number. */
  call: 'Call',
  /** Above the street. */
  visit: 'Visit',
  /** Above the days and times of a usual week. */
  open: 'Open',
  /** Above the times of today, where days are not alike. */
  openToday: 'Open today',
  /** Above when it opens next. */
  closedToday: 'Closed today',
  /** Before the details, for those who listen to a page. */
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  /** A link to a map of another site. */
  onMap: 'Show on a map',
  /** Shows a map; `{title}` is the name of the business. */
  showMap: 'Show {title} on a map',
  /** Below it; `{host}` is the site that the map comes from. */
  asksOthers: 'Loads from {host} when you click it.',
})
