import { texts } from '@frontage/kit/texts'

/** Opening hours. What visitors read of them; what stands in braces is filled in. */
export const hoursMessages = texts('seo.hours', {
  /** The title of a new block. */
  title: 'Opening hours',
  /** Days that are open alike. */
  days: '{from} – {to}',
  /** While it is open. */
  open: 'Open now',
  /** While it is closed. */
  closed: 'Closed now',
  /** Behind the one or the other. */
  until: 'until {time}',
  opensToday: 'opens today at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensOn: 'opens {day} at {time}',
  /** Instead of the times of a day. */
  closedDay: 'Closed',
  /** Beside the line that holds today. */
  today: 'Today',
  /** Above days that are otherwise than the week. */
  otherDays: 'Other days',
})
