/** What visitors read of opening hours; what stands in braces is filled in. */
export const hoursMessages = {
  /** The title of a new block. */
  title: 'Opening hours',
  /** Days that are open alike. */
  days: '{from} – {to}',
  open: 'Open now',
  closed: 'Closed now',
  /** Behind either of them. */
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
} as const
