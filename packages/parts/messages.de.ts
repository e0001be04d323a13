import type { Wording } from '@frontage/kit/texts'
import type { lightboxMessages } from './lightbox/messages'
import type { starMessages } from './messages'

/** What parts say everywhere, in German. */
export const words = {
  'parts.stars': { rating: '{stars} von 5 Sternen' } satisfies Wording<typeof starMessages>,
  'parts.lightbox': {
    close: 'Schließen (Esc)',
    previous: 'Zurück (Pfeiltaste {key})',
    next: 'Weiter (Pfeiltaste {key})',
    left: 'links',
    right: 'rechts',
    place: '{place} von {total}',
    loading: 'Wird geladen …',
    failed: '{Das Bild} konnte nicht geladen werden.',
    failedContent: '{Der Inhalt} konnte nicht geladen werden.',
    notFound: 'Inhalt nicht gefunden',
    play: 'Abspielen: {title}',
    show: '{title} von {host} laden',
  } satisfies Wording<typeof lightboxMessages>,
}
