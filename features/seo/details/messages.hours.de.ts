import type { Wording } from '@frontage/kit/texts'
import type { hoursMessages } from './messages.hours'

/** Opening hours in German. */
export const words = {
  'seo.hours': {
    title: 'Öffnungszeiten',
    days: '{from} bis {to}',
    open: 'Jetzt geöffnet',
    closed: 'Jetzt geschlossen',
    until: 'bis {time}',
    opensToday: 'öffnet heute um {time}',
    opensTomorrow: 'öffnet morgen um {time}',
    opensOn: 'öffnet am {day} um {time}',
    closedDay: 'Geschlossen',
    today: 'Heute',
    otherDays: 'Andere Tage',
  } satisfies Wording<typeof hoursMessages>,
}
