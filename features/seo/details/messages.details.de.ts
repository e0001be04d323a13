import type { Wording } from '@frontage/kit/texts'
import type { detailsMessages } from './messages.details'

/** Business details in German. */
export const words = {
  'seo.details': {
    call: 'Anrufen',
    visit: 'Besuchen',
    open: 'Geöffnet',
    openToday: 'Heute geöffnet',
    closedToday: 'Heute geschlossen',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    onMap: 'Auf einer Karte zeigen',
    showMap: 'Auf der Karte zeigen: {title}',
    asksOthers: 'Wird von {host} geladen, sobald Sie darauf klicken.',
  } satisfies Wording<typeof detailsMessages>,
}
